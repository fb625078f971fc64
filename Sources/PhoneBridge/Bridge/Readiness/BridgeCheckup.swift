import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Asks everything that a bridge depends on whether it is there and as it should be, before calls find out.
public struct BridgeCheckup: Sendable {
    public struct Finding: Sendable, Hashable {
        public enum Mark: String, Sendable, Hashable { case good, bad, unknown }

        public var part: String
        public var mark: Mark
        /// For people: what was seen, and what to do.
        public var words: String

        public init(part: String, mark: Mark, words: String) {
            (self.part, self.mark, self.words) = (part, mark, words)
        }
    }

    private static let patience = TimeAmount.seconds(10)

    private let account: TwilioAccount?
    private let publicURL: String?
    private let probe: ModelProbe?
    private let setsWebhook: Bool

    /// - Parameters:
    ///   - publicURL: how Twilio reaches the bridge, without a path.
    ///   - setsWebhook: whether Twilio is told where to ask when somebody calls.
    public init(account: TwilioAccount?, publicURL: String?, probe: ModelProbe?, setsWebhook: Bool = false) {
        (self.account, self.publicURL, self.probe, self.setsWebhook) = (account, publicURL, probe, setsWebhook)
    }

    /// In the order in which they are told.
    public func findings() async -> [Finding] {
        async let model = model()
        async let address = address()
        return await line() + [await model, await address]
    }

    // MARK: - Twilio

    private func line() async -> [Finding] {
        guard let account else {
            return [Finding(part: "Twilio", mark: .unknown, words: "No account: TWILIO_ACCOUNT_SID is not set.")]
        }
        let rest = TwilioREST(account: account)
        do throws(PhoneLineError) {
            try await rest.look()
        } catch {
            return [Finding(part: "Twilio", mark: .bad, words: Self.words(error))]
        }
        let isThere = Finding(part: "Twilio", mark: .good, words: "The account answers and accepts the token.")
        guard let number = account.number, !number.isEmpty else {
            return [
                isThere,
                Finding(
                    part: "Number", mark: .unknown, words: "TWILIO_PHONE_NUMBER is not set: no calls can be placed."),
            ]
        }
        do throws(PhoneLineError) {
            return [isThere, try await self.number(number, rest)]
        } catch {
            return [isThere, Finding(part: "Number", mark: .bad, words: Self.words(error))]
        }
    }

    private func number(_ number: String, _ rest: TwilioREST) async throws(PhoneLineError) -> Finding {
        guard let line = try await rest.line(number) else {
            return Finding(
                part: "Number", mark: .bad, words: "The account has no number \(number): check TWILIO_PHONE_NUMBER.")
        }
        guard let publicURL else {
            return Finding(
                part: "Number", mark: .unknown,
                words: "\(number) exists. Give the public address to have its webhook checked.")
        }
        let wanted = publicURL + "/voice/incoming"
        if line.voiceURL == wanted, line.voiceMethod.uppercased() == "POST" {
            return Finding(part: "Number", mark: .good, words: "Calls to \(number) come to \(wanted).")
        }
        guard setsWebhook else {
            let there = line.voiceURL.isEmpty ? "nowhere" : "to \(Self.origin(of: line.voiceURL))"
            return Finding(
                part: "Number", mark: .bad,
                words: "Calls to \(number) go \(there) and not to \(wanted): --set-webhook changes that.")
        }
        try await rest.set(line, to: wanted)
        return Finding(part: "Number", mark: .good, words: "Calls to \(number) come to \(wanted) from now on.")
    }

    /// Without a path or a query, which may hold a secret.
    private static func origin(of url: String) -> String {
        let parts = URLComponents(string: url)
        return parts?.host.map { "\(parts?.scheme ?? "https")://\($0)" } ?? "another address"
    }

    private static func words(_ error: PhoneLineError) -> String {
        guard case .refused(code: 401, _) = error else { return error.sentence }
        return "Twilio does not accept the account's token: check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN."
    }

    // MARK: - The rest

    private func model() async -> Finding {
        guard let probe else {
            return Finding(part: "Model", mark: .good, words: "The built-in assistant answers.")
        }
        guard let problem = await probe.problem() else {
            return Finding(part: "Model", mark: .good, words: "The assistant's server answers and accepts the key.")
        }
        return Finding(part: "Model", mark: .bad, words: problem)
    }

    private func address() async -> Finding {
        guard let publicURL else {
            return Finding(
                part: "Address", mark: .unknown,
                words: "There is no public address: give it with --public-url or ECHO_PUBLIC_URL.")
        }
        guard publicURL.hasPrefix("https://") else {
            return Finding(
                part: "Address", mark: .bad, words: "Twilio refuses media streams that are not encrypted: use https://."
            )
        }
        let request = HTTPClientRequest(url: publicURL + "/healthz")
        guard let response = try? await ReadinessClient.client.execute(request, timeout: Self.patience) else {
            return Finding(
                part: "Address", mark: .bad,
                words: "\(publicURL) does not answer, or its certificate is not trusted.")
        }
        guard response.status == .ok else {
            return Finding(
                part: "Address", mark: .bad,
                words: "\(publicURL) answers with \(response.status.code): is the bridge running behind it?")
        }
        return Finding(part: "Address", mark: .good, words: "A bridge answers at \(publicURL).")
    }
}
