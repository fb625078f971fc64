import EchoApp
import Foundation
import PhoneBridge
import Synchronization

/// The telephone that is plugged into the screen.
final class ScreenPhone: PhoneProtocol {
    private let preferences: PhonePreferences
    private let host: OpenLine.Hosting
    private let line = Mutex<OpenLine?>(nil)

    /// - Parameter host: runs its body with what calls are carried with.
    init(_ preferences: PhonePreferences, _ host: @escaping OpenLine.Hosting) {
        (self.preferences, self.host) = (preferences, host)
    }

    func open(_ kind: PhoneLineKind) async throws(PhoneError) -> PhoneLine {
        let (policy, problems) = CallPolicy.reading(preferences, allowing: [])
        let opened = OpenLine(kind, policy, host)
        let address = try await opened.open()
        line.withLock { $0 = opened }
        for problem in problems { opened.warn(problem) }
        return PhoneLine(kind, address: address, callers: policy.summary, news: opened.news)
    }

    func close() async { await line.withLock { $0.take() }?.close() }

    func call(_ number: String, with prompt: SavedPrompt?) async throws(PhoneError) {
        try await open().call(number, with: prompt)
    }

    func ask(_ request: PhoneRequest, of call: String) { line.withLock { $0 }?.ask(request, of: call) }

    func ring() async throws(PhoneError) { try await open().ring() }

    func callAssistant() async throws(PhoneError) { try await open().callAssistant() }

    func formatted(_ number: String) -> String { TypedNumber(number, country: preferences.country).text }

    private func open() throws(PhoneError) -> OpenLine {
        guard let line = line.withLock({ $0 }) else { throw PhoneError("No line is open.") }
        return line
    }
}
