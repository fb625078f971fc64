import Echo
import EchoApp
import EchoScreen
import EchoStore
import Foundation

/// Whom to talk to: the address that was given, else OpenAI where there is a key, else the server inside the program.
struct ServerChoice: Sendable {
    static let defaultModel = EchoConfiguration().realtimeModel

    let url: String
    /// Nil when there is none, and of one that is stored: that is fetched.
    let key: String?
    let finder: KeyFinder
    private(set) var identity: ServerIdentity
    /// A key that was found and is not used, and why.
    let notices: [String]

    init(_ options: ServerOptions, environment: [String: String]) {
        let finder = KeyFinder(
            environmentValue: environment["OPENAI_API_KEY"],
            store: TOMLSettingsStore(path: options.configFile.path, catalog: CompositionRoot.catalog),
            stored: ProgramKeys.ofThisProcess.api)
        self.finder = finder
        var found: FoundKey?
        do throws(SecretFileError) {
            found = try finder.find()
            notices = Self.notices(of: finder)
        } catch {
            notices = [error.text]
        }
        key = found?.key?.reveal()
        url = options.url ?? EchoConfiguration.openAI
        let isLocal = options.url == nil && found == nil
        identity = ServerIdentity(
            isLocal: isLocal, host: isLocal ? "127.0.0.1" : URLComponents(string: url)?.host ?? url,
            model: options.model ?? Self.defaultModel, assistant: isLocal ? Self.assistant : nil)
    }

    /// What the header calls the server inside the program, until it finds a model to answer with.
    private static let assistant = "offline assistant"

    /// Whether it is OpenAI's server, and there is a key for it.
    var isVendors: Bool { !identity.isLocal && EchoConfiguration.isVendors(url) }

    /// The same with the model that answers.
    func naming(_ model: String) -> ServerChoice {
        var choice = self
        choice.identity.model = model
        return choice
    }

    /// What keeps the stored keys from being looked at.
    private static func notices(of finder: KeyFinder) -> [String] {
        do throws(APIKeyError) {
            _ = try finder.stored?.kept()
            return []
        } catch {
            return [error.text]
        }
    }
}
