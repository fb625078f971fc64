import EchoText
import Foundation

/// Where things are: the XDG base directories, and what was installed beside the program.
struct Paths: Sendable {
    let configDirectory: URL
    let stateDirectory: URL
    let dataDirectory: URL
    /// Where RECORDING_STORAGE_PATH puts the sound of what was said; nil for beside the conversations.
    private let recordingStorage: URL?
    /// For what can be made again.
    let cacheDirectory: URL
    /// Where themes are looked for, the user's own first.
    let themeDirectories: [URL]

    /// The folders where the programs that get and serve parts may lie.
    let partProgramDirectories: [URL]

    /// Where the documents for people may lie.
    let documentDirectories: [URL]

    /// Parts of the local assistant that were got.
    var partDirectory: URL { dataDirectory.appending(path: "parts") }

    /// Parts that the person names.
    var ownPartsFile: URL { configDirectory.appending(path: "parts.toml") }

    /// What the programs of parts write.
    var partLogDirectory: URL { stateDirectory.appending(path: "parts") }

    /// Where the windows of a person find the programs of parts that one of them runs; nil where the system has no such
    /// place.
    let partShareDirectory: URL?

    var recordingDirectory: URL { dataDirectory.appending(path: "recordings") }

    var conversationDirectory: URL { dataDirectory.appending(path: "conversations") }

    /// What was taught and learned of the house.
    var houseFile: String { dataDirectory.appending(path: "house").path }

    /// Cards, and days of learning.
    var roomFile: String { dataDirectory.appending(path: "language").path }

    /// Speech and translations of the language room, which hold what was said in it.
    var roomCaches: [String] {
        [cacheDirectory.appending(path: "speech").path, cacheDirectory.appending(path: "translations.sqlite").path]
    }

    /// The sounds of cards.
    var cardSoundDirectory: URL { dataDirectory.appending(path: "card-sounds") }

    /// Events of learning that wait to be sent, where the person consented.
    var learningEventFile: String { dataDirectory.appending(path: "language-events.json").path }

    /// What providers of the language room cost this month.
    var providerSpendingFile: String { dataDirectory.appending(path: "language-spending.json").path }

    /// Scenarios of the person's own.
    var scenarioDirectory: URL { configDirectory.appending(path: "scenarios") }

    var keyDirectory: URL { dataDirectory.appending(path: "keys") }

    /// The sound of what was said.
    var soundDirectory: URL { recordingStorage ?? conversationDirectory.appending(path: "sound") }

    /// Calls of a bridge that has no database of its own.
    var callsFile: String { dataDirectory.appending(path: "calls/calls.sqlite").path }

    /// The texts that were sent.
    var sentTextsFile: URL { stateDirectory.appending(path: "history") }

    /// Texts that could not be sent.
    var unsentTextsFile: String { stateDirectory.appending(path: "unsent").path }

    /// When the person was told of the ends of models.
    var modelNoticesFile: String { stateDirectory.appending(path: "model-notices.json").path }
    var replacedModelsFile: String { stateDirectory.appending(path: "replaced-models.json").path }

    /// What servers refused.
    var refusalsFile: String { stateDirectory.appending(path: "refusals.json").path }
    /// What was found out about servers.
    var serverTablesFile: String { stateDirectory.appending(path: "servers.json").path }

    var configFile: URL { configDirectory.appending(path: "config.toml") }

    init(environment: [String: String], home: URL, executable: URL) {
        func directory(_ variable: String, else fallback: String) -> URL {
            let base = Self.absolute(environment[variable]) ?? home.appending(path: fallback)
            return base.appending(path: "echo-tui")
        }
        configDirectory = directory("XDG_CONFIG_HOME", else: ".config")
        stateDirectory = directory("XDG_STATE_HOME", else: ".local/state")
        dataDirectory = directory("XDG_DATA_HOME", else: ".local/share")
        recordingStorage = Self.absolute(environment["RECORDING_STORAGE_PATH"])
        cacheDirectory = directory("XDG_CACHE_HOME", else: ".cache")
        partShareDirectory = Self.absolute(environment["XDG_RUNTIME_DIR"])?.appending(path: "echo-tui/parts")
        themeDirectories =
            [configDirectory.appending(path: "themes"), dataDirectory.appending(path: "themes")]
            + Self.folders("themes", besides: executable)
            + Self.systemDirectories(environment["XDG_DATA_DIRS"]).map { $0.appending(path: "echo-tui/themes") }
        partProgramDirectories =
            Self.folders("parts", besides: executable)
            + Self.systemDirectories(environment["XDG_DATA_DIRS"]).map { $0.appending(path: "echo-tui/parts") }
        documentDirectories =
            Self.folders("docs", besides: executable, inCheckout: "docs")
            + Self.systemDirectories(environment["XDG_DATA_DIRS"]).map { $0.appending(path: "echo-tui/docs") }
    }

    static var ofThisProcess: Paths {
        let environment = ProcessInfo.processInfo.environment
        return Paths(
            environment: environment,
            home: homeOfThisProcess,
            executable: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath())
    }

    /// The home of the person who started this process.
    static var homeOfThisProcess: URL {
        home(ProcessInfo.processInfo.environment, fallback: FileManager.default.homeDirectoryForCurrentUser)
    }

    /// The standard means `$HOME`; Foundation asks the list of users, which knows nothing of a home set for one program.
    static func home(_ environment: [String: String], fallback: @autoclosure () -> URL) -> URL {
        absolute(environment["HOME"]) ?? fallback()
    }

    /// The standard says to ignore a path that is not absolute.
    private static func absolute(_ path: String?) -> URL? {
        guard let path, path.hasPrefix("/") else { return nil }
        return URL(filePath: path)
    }

    private static func systemDirectories(_ list: String?) -> [URL] {
        let list = list.flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        return list.split(separator: ":").compactMap { absolute(String($0)) }
    }

    /// `../share` of where it was installed, and `Themes` of the checkout it was built in (`.build/…/release/echo-tui`).
    private static func folders(_ name: String, besides executable: URL, inCheckout own: String? = nil) -> [URL] {
        let directory = executable.deletingLastPathComponent()
        let installed = directory.deletingLastPathComponent().appending(path: "share/echo-tui/\(name)")
        let parts = directory.pathComponents
        guard let build = parts.lastIndex(of: ".build") else { return [installed] }
        let checkout = parts[..<build].reduce(URL(filePath: "/")) { $0.appending(path: $1) }
        return [installed, checkout.appending(path: own ?? name.capitalized)]
    }
}

extension HomeFolder {
    static var ofThisProcess: HomeFolder { HomeFolder(path: Paths.homeOfThisProcess.path) }
}
