import Echo
import EchoStore
import Foundation
import House
import HouseAdapters

/// Signs in to a Home Assistant in a browser: prints the link, waits for its page to lead back to this machine, and stores
/// what it brought.
struct HouseSignIn {
    let address: HomeAssistantAddress
    /// Under which its token is stored.
    let key: APIKeyName

    func run() async throws {
        let state = UUID().uuidString + UUID().uuidString
        let (signIn, answer) = try await HomeAssistantReturn.answer(from: address, state: state) { signIn in
            try SavedConversations.write(
                """
                Open this in a browser on this machine, and sign in:

                  \(signIn.link)

                Ctrl+C ends the waiting; nothing is stored then.

                """)
        }
        guard case .code(let code) = answer else { throw Failure("Nothing was allowed; nothing was stored.") }
        try await store(try await grant(code, signIn))
    }

    private func grant(_ code: String, _ signIn: HomeAssistantSignIn) async throws -> HomeAssistantGrant {
        let network = NetworkEnvironment(ProcessInfo.processInfo.environment)
        let tokens = HomeAssistantTokens(address, http: HTTPTransport(network: network))
        do { return try await tokens.grant(for: code, signIn) } catch {
            throw Failure("Home Assistant gave no token; nothing was stored. Try echo-tui house --sign-in again.")
        }
    }

    private func store(_ grant: HomeAssistantGrant) async throws {
        let keys = ProgramKeys.ofThisProcess
        do {
            let place = try await keys.unlocking { try await keys.api.set(Secret(grant.stored), for: key) }
            try SavedConversations.write("Signed in. The key “\(key)” is stored \(KeyListing.place(place)).\n")
        } catch let error as APIKeyError {
            throw Failure(error.text)
        }
    }
}
