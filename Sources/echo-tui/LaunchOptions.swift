import Foundation

/// What the command line asks for, checked.
struct LaunchOptions: Sendable, Hashable {
    var server: ServerOptions
    var voice: String?
    var startsWithText = false
    var theme: String?
    /// Where to write what goes over the wire.
    var logFile: URL?
}
