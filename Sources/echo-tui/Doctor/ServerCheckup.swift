import Echo
import EchoPresentation
import Foundation

/// The server: whether it answers, lets us in, and how soon.
struct ServerCheckup: CheckupProtocol {
    let url: String
    let model: String
    let key: String?

    func findings() async -> [Finding] {
        do throws(EchoError) {
            let duration = try await ServerProbe(
                url: url, model: model, key: key,
                network: NetworkEnvironment(ProcessInfo.processInfo.environment)
            ).measure()
            let milliseconds = Int(duration / .milliseconds(1))
            return [.good("Server", "\(url) answers and lets us in, after \(milliseconds) ms")]
        } catch {
            return [finding(of: error)]
        }
    }

    private func finding(of error: EchoError) -> Finding {
        switch error {
        case .invalidURL: .bad("Server", "\(url) is not an address", advice: "Use a ws, wss, http or https address.")
        case .unreachable(let host, let reason):
            .bad("Server", "nobody answers at \(host): \(reason)", advice: "Check the address and the network.")
        case .connectionTimedOut(let host):
            .bad("Server", "\(host) did not answer in time", advice: "Check the address, the network and a proxy.")
        case .invalidKey:
            .bad("Server", "\(url) refuses the key", advice: "Check OPENAI_API_KEY, or make a new key.")
        case .quotaExceeded: .bad("Server", "the quota is used up", advice: "Look at the account's plan and billing.")
        case .rateLimited: .caution("Server", "\(url) asks for patience", advice: "Wait a minute and try again.")
        case .rejected(let status, _):
            .bad(
                "Server", "\(url) answers with HTTP status \(status), not with a WebSocket",
                advice: "Does the address end in /v1, and does the server speak the Realtime protocol?")
        default: .bad("Server", "\(url) hung up at once", advice: "Is it a Realtime server? Look at its log.")
        }
    }
}
