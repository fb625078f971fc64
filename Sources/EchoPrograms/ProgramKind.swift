/// The purpose of a program, which decides what it is told of the environment.
public enum ProgramKind: Sendable, CaseIterable {
    /// Does one thing for this program, such as speaking or checking grammar, and needs no desktop for it.
    case tool
    /// A person's own editor, pager or clipboard, on the same terminal or desktop.
    case personal
    /// A server of tools or a house's program that a person has set up: often run by Node.js, Python or Docker.
    case configured

    /// The variables it gets where they are set. `LC_*` stands for all that begin with `LC_`.
    public var variables: Set<String> {
        switch self {
        case .tool: Self.system
        case .personal: Self.system.union(Self.desktop).union(Self.terminal)
        case .configured: Self.system.union(Self.desktop).union(Self.runtimes).union(Self.network)
        }
    }

    /// Addresses that may have a name and a password in them; those that do are held back.
    static let addresses: Set = [
        "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "FTP_PROXY", "http_proxy", "https_proxy", "all_proxy", "ftp_proxy",
        "DOCKER_HOST",
    ]

    private static let system: Set = [
        "PATH", "LD_LIBRARY_PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "LC_*", "TZ", "TMPDIR",
    ]

    private static let desktop: Set = [
        "SHELL", "TERM", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "SSH_AUTH_SOCK",
        "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_HOME", "XDG_DATA_DIRS", "XDG_CACHE_HOME",
        "XDG_STATE_HOME", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "BROWSER", "PULSE_SERVER", "WSL_DISTRO_NAME",
        "WSL_INTEROP",
    ]

    private static let terminal: Set = [
        "COLORTERM", "NO_COLOR", "TERMINFO", "TERMINFO_DIRS", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "VTE_VERSION",
        "TMUX", "TMUX_PANE", "STY", "COLORFGBG", "INPUTRC", "LS_COLORS", "GPG_TTY",
        "EDITOR", "VISUAL", "PAGER", "ALTERNATE_EDITOR", "EMACS_SERVER_FILE", "EMACS_SOCKET_NAME", "EXINIT",
        "HELIX_RUNTIME", "NVIM", "NVIM_APPNAME", "VIM", "VIMINIT", "VIMRUNTIME", "VSCODE_IPC_HOOK_CLI",
        "BAT_CONFIG_PATH", "BAT_STYLE", "BAT_THEME", "LESS", "LESSCHARSET", "LESSCLOSE", "LESSKEY", "LESSOPEN",
        "LESSHISTFILE", "MORE",
        "GDK_BACKEND", "GDK_SCALE", "GTK_IM_MODULE", "QT_IM_MODULE", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR",
        "XMODIFIERS",
    ]

    private static let runtimes: Set = [
        "NODE_PATH", "NVM_BIN", "NVM_DIR", "FNM_DIR", "VOLTA_HOME", "PNPM_HOME", "BUN_INSTALL", "DENO_DIR",
        "npm_config_cache", "npm_config_prefix", "NPM_CONFIG_CACHE", "NPM_CONFIG_PREFIX", "NPM_CONFIG_USERCONFIG",
        "PYTHONHOME", "PYTHONPATH", "PYTHONUNBUFFERED", "PYTHONUTF8", "VIRTUAL_ENV", "CONDA_PREFIX", "PYENV_ROOT",
        "PIPX_HOME", "PIPX_BIN_DIR", "PIP_CACHE_DIR", "PIP_CONFIG_FILE",
        "UV_CACHE_DIR", "UV_CONFIG_FILE", "UV_PYTHON", "UV_PYTHON_INSTALL_DIR", "UV_TOOL_BIN_DIR", "UV_TOOL_DIR",
        "CARGO_HOME", "RUSTUP_HOME", "GOCACHE", "GOMODCACHE", "GOPATH", "GOROOT", "JAVA_HOME", "DOTNET_ROOT",
        "GEM_HOME", "GEM_PATH", "DOCKER_CONFIG", "DOCKER_CONTEXT", "DOCKER_HOST",
    ]

    private static let network: Set = [
        "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "FTP_PROXY", "NO_PROXY",
        "http_proxy", "https_proxy", "all_proxy", "ftp_proxy", "no_proxy",
        "SSL_CERT_FILE", "SSL_CERT_DIR", "NIX_SSL_CERT_FILE", "CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE",
        "NODE_EXTRA_CA_CERTS",
    ]
}
