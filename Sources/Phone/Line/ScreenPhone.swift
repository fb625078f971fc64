import Echo
import EchoScreen
import EchoServing
import Foundation
import PhoneBridge
import Synchronization

/// The telephone that is plugged into the screen.
package final class ScreenPhone: PhoneProtocol {
    private let preferences: PhonePreferences
    private let host: CallAssistant.Hosting
    private let archive: CallArchive?
    private let look: @Sendable () -> PhoneReadiness
    private let budget: CallBudget?
    private let program: PhoneProgram
    private let line = Mutex<OpenLine?>(nil)
    private let remote = Mutex<RemoteLine?>(nil)
    private let isRemembered = Mutex(true)
    private let patience = Mutex<Duration?>(nil)

    /// - Parameters:
    ///   - archive: where the sound of calls is kept; nil for nowhere.
    ///   - settings: where the month's budget stands.
    ///   - readiness: finds out what calls need.
    ///   - host: runs its body with what calls are carried with.
    package init(
        _ preferences: PhonePreferences, archive: CallArchive?, settings: any SettingsStoreProtocol,
        in program: PhoneProgram,
        readiness: @escaping @Sendable () -> PhoneReadiness, _ host: @escaping CallAssistant.Hosting
    ) {
        budget = archive.map { CallBudget(spending: $0.conversations, settings: settings) }
        (self.preferences, self.archive, self.host) = (preferences, archive, host)
        (look, self.program) = (readiness, program)
    }

    package func open(_ kind: PhoneLineKind) async throws(PhoneError) -> PhoneLine {
        guard kind.isOwn else { return try await openRemote() }
        let (policy, problems) = CallPolicy.reading(preferences, allowing: [])
        let (proxies, untrusted) = TrustedProxies.reading(preferences.proxies)
        let remembers: @Sendable () -> Bool = { [weak self] in self?.isRemembered.withLock(\.self) ?? false }
        let rings: @Sendable () -> Duration? = { [weak self] in self?.patience.withLock(\.self) ?? nil }
        let (trust, unusable) = SIPSettings.reading(
            preferences, policy, environment: program.environment)
        let opened = OpenLine(
            kind, policy, proxies, in: program, sipPort: preferences.sipPort, trust: trust, archive: archive,
            budget: budget,
            isRemembered: remembers, rings: rings, host)
        let address = try await opened.open()
        line.withLock { $0 = opened }
        for problem in problems + untrusted + (kind == .sip ? unusable : []) { opened.warn(problem) }
        return PhoneLine(kind, address: address, callers: policy.summary, news: opened.news)
    }

    private func openRemote() async throws(PhoneError) -> PhoneLine {
        let opened = try RemoteLine(preferences.bridge, in: program)
        try await opened.open()
        remote.withLock { $0 = opened }
        return PhoneLine(.remote, address: opened.address, callers: "", news: opened.news)
    }

    package func remember(_ isOn: Bool) { isRemembered.withLock { $0 = isOn } }

    package func ring(for patience: Duration?) { self.patience.withLock { $0 = patience } }

    package func use(_ profile: ProfileName?) { budget?.use(profile) }

    package var readiness: PhoneReadiness { look() }

    package var used: PhoneUse? { line.withLock { $0 }?.used }

    package func close() async {
        await line.withLock { $0.take() }?.close()
        await remote.withLock { $0.take() }?.close()
    }

    package func call(_ number: String, with prompt: SavedPrompt?) async throws(PhoneError) {
        if let remote = remote.withLock({ $0 }) { return try remote.call(number, hasPrompt: prompt != nil) }
        try await open().call(number, with: prompt)
    }

    package func adjust(_ adjustment: CallAdjustment) { line.withLock { $0 }?.adjust(adjustment) }

    package func ask(_ request: CallRequest, of call: String) {
        line.withLock { $0 }?.ask(request, of: call)
        remote.withLock { $0 }?.ask(request, of: call)
    }

    package func listen(_ hears: Bool, to call: String) {
        line.withLock { $0 }?.listen(hears, to: call)
        remote.withLock { $0 }?.listen(hears, to: call)
    }

    package func adjust(_ adjustment: CallAdjustment, in call: String) {
        line.withLock { $0 }?.adjust(adjustment, in: call)
    }

    package func beginInterpreting(in call: String) async -> InterpretedCall? {
        await line.withLock { $0 }?.beginInterpreting(in: call)
    }

    package func endInterpreting(in call: String) async { line.withLock { $0 }?.endInterpreting(in: call) }

    package func ring() async throws(PhoneError) { try await open().ring() }

    package func callAssistant() async throws(PhoneError) { try await open().callAssistant() }

    package func formatted(_ number: String) -> String {
        PhoneOffice.formatted(number, country: preferences.country)
    }

    private func open() throws(PhoneError) -> OpenLine {
        guard let line = line.withLock({ $0 }) else { throw PhoneError("No line is open.") }
        return line
    }
}
