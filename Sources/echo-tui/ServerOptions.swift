import Foundation

/// The server to talk to, as the command line and the environment say.
struct ServerOptions: Sendable, Hashable {
    /// nil: OpenAI when there is a key, else the server inside the program.
    var url: String?
    /// Where the address was found.
    var origin: AddressOrigin?
    var model: String?
    var configFile: URL

    /// With the address of the settings where there is no other.
    func completed(by server: String?) -> ServerOptions {
        guard url == nil, let server else { return self }
        var options = self
        (options.url, options.origin) = (server, .settings)
        return options
    }
}
