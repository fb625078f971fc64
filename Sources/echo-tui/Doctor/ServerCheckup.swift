import Echo
import EchoScreen
import EchoStore
import Foundation

/// The server: whether it answers, lets us in, and how soon.
struct ServerCheckup: CheckupProtocol {
    /// The way in which the conversation uses the server.
    enum Way: Sendable, Hashable {
        case voice(model: String)
        case text(AnswerDialect)
    }

    let url: String
    /// nil when nobody named the address.
    let origin: AddressOrigin?
    let way: Way
    let finder: KeyFinder

    func findings() async -> [Finding] {
        do throws(EchoError) {
            return [.good("Server", try await look())]
        } catch {
            return [finding(of: error)]
        }
    }

    private func look() async throws(EchoError) -> String {
        let key = (try? await finder.key())?.reveal()
        let network = NetworkEnvironment(ProcessInfo.processInfo.environment)
        switch way {
        case .voice(let model):
            let duration = try await ServerProbe(url: url, model: model, key: key, network: network).measure()
            return "\(named) accepted the connection in \(milliseconds(duration)) ms"
        case .text(let dialect):
            let probe = try TextProbe(url: url, key: key, dialect: dialect, network: network)
            let (found, duration) = try await probe.measure()
            let name = found == .responses ? "the Responses API" : "Chat Completions"
            return "\(named) accepted a request over \(name) in \(milliseconds(duration)) ms"
        }
    }

    private var named: String { shown + (origin.map { ", from \($0.rawValue)," } ?? "") }
    /// A key may stand in the query.
    private var shown: String {
        let shown = ServerSurvey.shown(url)
        return shown.isEmpty ? "the address" : shown
    }
    private var address: String { "the address" + (origin.map { " (\($0.rawValue))" } ?? "") }

    private func milliseconds(_ duration: Duration) -> Int { Int(duration / .milliseconds(1)) }

    private func finding(of error: EchoError) -> Finding {
        switch error {
        case .invalidURL:
            .bad("Server", "\(named) is not a valid address", advice: "Use a ws, wss, http or https address.")
        case .unreachable(let host, let reason):
            .bad("Server", "cannot reach \(host): \(reason)", advice: "Check \(address) and the network.")
        case .connectionTimedOut(let host):
            .bad(
                "Server", "the connection to \(host) timed out",
                advice: "Check \(address), the network and the proxy settings.")
        case .invalidKey:
            .bad(
                "Server", "\(shown) rejected the API key",
                advice: "Set another with: echo-tui key set openai (OPENAI_API_KEY is used before it)."
            )
        case .keyRequired:
            .bad(
                "Server", "\(shown) wants an API key",
                advice: "Set one with: echo-tui key set openai, or OPENAI_API_KEY, or api_key in config.toml.")
        case .quotaExceeded: .bad("Server", "the quota is used up", advice: "Check the account's plan and billing.")
        case .rateLimited: .caution("Server", "\(shown) reports a rate limit", advice: "Wait a minute and try again.")
        case .unsupportedDialect(let asked, let supported):
            .bad(
                "Server", "\(shown) does not know the text API “\(asked.rawValue)”",
                advice: "It knows “\(supported.rawValue)”: set dialect to that, or to automatic.")
        case .rejected(let status, _) where status >= 500:
            .bad("Server", "\(shown) had a problem: HTTP status \(status)", advice: "Try again in a moment.")
        case .rejected(let status, _): rejected(status)
        default: .bad("Server", "\(shown) closed the connection immediately", advice: "Is it \(wanted)? Check its log.")
        }
    }

    private func rejected(_ status: Int) -> Finding {
        switch way {
        case .voice:
            .bad(
                "Server", "\(shown) returned HTTP status \(status) instead of a WebSocket",
                advice: "Does the address end in /v1, and is it \(wanted)? Otherwise, use text mode with --text.")
        case .text:
            .bad(
                "Server", "\(shown) returned HTTP status \(status)",
                advice: "Does the address end in /v1, and is it \(wanted)?")
        }
    }

    private var wanted: String {
        switch way {
        case .voice: "a Realtime server"
        case .text: "a server with the Responses API or Chat Completions"
        }
    }
}
