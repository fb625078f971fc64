import Testing

@testable import EchoPrograms

@Suite struct `What programs are told of the environment` {
    private static let secrets = [
        "OPENAI_API_KEY", "ECHO_API_KEY", "TWILIO_AUTH_TOKEN", "DATABASE_URL", "AWS_SECRET_ACCESS_KEY", "SIP_PASSWORD",
        "GITHUB_TOKEN", "PGPASSWORD", "UV_INDEX_URL", "PIP_INDEX_URL", "LD_PRELOAD", "ANYTHING_ELSE",
    ]

    @Test(arguments: ProgramKind.allCases) func `what is not named is not told`(kind: ProgramKind) {
        let environment = Dictionary(uniqueKeysWithValues: Self.secrets.map { ($0, "secret") })
        #expect(ProgramEnvironment.variables(for: kind, in: environment, adding: [:]).isEmpty)
    }

    @Test(arguments: ProgramKind.allCases) func `no name on the lists is a secret's`(kind: ProgramKind) {
        let words = ["KEY", "TOKEN", "SECRET", "PASS", "CREDENTIAL", "DATABASE", "INDEX_URL", "REGISTRY"]
        let names = kind.variables.subtracting(["LESSKEY"])
        #expect(names.filter { name in words.contains { name.uppercased().contains($0) } } == [])
    }

    @Test(arguments: ProgramKind.allCases) func `where programs are and how people write is told to all`(
        kind: ProgramKind
    ) {
        let environment = ["PATH": "/bin", "HOME": "/home/ada", "LANG": "de_DE.UTF-8", "LC_TIME": "C", "TZ": "UTC"]
        #expect(ProgramEnvironment.variables(for: kind, in: environment, adding: [:]) == environment)
    }

    @Test func `a tool sees no desktop, an editor no proxy, a server both of its own`() {
        let environment = [
            "DISPLAY": ":0", "VIMINIT": "set nu", "HTTPS_PROXY": "http://proxy:3128", "VIRTUAL_ENV": "/venv",
        ]
        let told = ProgramKind.allCases.map {
            Set(ProgramEnvironment.variables(for: $0, in: environment, adding: [:]).keys)
        }
        #expect(told == [[], ["DISPLAY", "VIMINIT"], ["DISPLAY", "HTTPS_PROXY", "VIRTUAL_ENV"]])
    }

    @Test(arguments: [
        ("https_proxy", "http://proxy:3128", true), ("https_proxy", "proxy:3128", true),
        ("https_proxy", "http://ada:word@proxy:3128/", false), ("https_proxy", "ada:word@proxy", false),
        ("https_proxy", "http://token@proxy", false), ("DOCKER_HOST", "ssh://ada@host", true),
        ("DOCKER_HOST", "ssh://ada:word@host", false), ("DOCKER_HOST", "unix:///run/docker.sock", true),
        ("NO_PROXY", "localhost,.example.org", true),
    ])
    func `an address with a password in it is held back`(name: String, address: String, isTold: Bool) {
        let variables = ProgramEnvironment.variables(for: .configured, in: [name: address], adding: [:])
        #expect((variables[name] != nil) == isTold)
    }

    @Test func `what is given on purpose comes first, secrets too`() {
        let variables = ProgramEnvironment.variables(
            for: .tool, in: ["PATH": "/bin", "GITHUB_TOKEN": "ours"],
            adding: ["PATH": "/opt/bin", "GITHUB_TOKEN": "theirs", "": "x", "A=B": "x", "NUL": "a\0b"])
        #expect(variables == ["PATH": "/opt/bin", "GITHUB_TOKEN": "theirs"])
    }

    @Test func `this process's own is read whole`() {
        #expect(ProgramEnvironment.own["PATH"]?.isEmpty == false)
    }
}
