import Echo
import EchoScreen
import Foundation

/// The options of the command line, checked.
struct LaunchOptions: Sendable, Hashable {
    var server: ServerOptions
    var voice: String?
    var mode = ConversationMode.audio
    var dialect: AnswerDialect?
    var theme: String?
    /// The settings to begin with.
    var profile: ProfileName?
    /// The kept conversation to go on with.
    var resumption: Resumption?
    /// Lines instead of a screen.
    var isPlain = false
    /// The folder to record both sides to from the start on; empty for the program's own.
    var recording: String?
    /// Where to write what goes over the wire.
    var logFile: URL?
}

extension LaunchOptions {
    /// What was kept, with what the command line asks for today.
    func applied(to kept: StoredPreferences) -> StoredPreferences {
        var preferences = kept
        if let voice, mode == .audio { preferences.settings.voice = voice }
        if let dialect { preferences.engine.dialect = dialect }
        return preferences
    }
}
