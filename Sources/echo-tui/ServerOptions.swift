import Foundation

/// Whom to talk to, as the command line says.
struct ServerOptions: Sendable, Hashable {
    /// nil: OpenAI when there is a key, else the server inside the program.
    var url: String?
    var model: String?
    var configFile: URL
}
