import Echo
import EchoPorts
import EchoPresentation
import EchoServing
import Foundation
import PhoneBridge
import Synchronization

/// The telephone that is plugged into the screen.
final class ScreenPhone: PhoneProtocol {
    private let preferences: PhonePreferences
    private let host: OpenLine.Hosting
    private let archive: CallArchive?
    private let look: @Sendable () -> PhoneReadiness
    private let budget: CallBudget?
    private let sound: @Sendable () -> AudioDevices
    private let line = Mutex<OpenLine?>(nil)
    private let isRemembered = Mutex(true)
    private let patience = Mutex<Duration?>(nil)

    /// - Parameters:
    ///   - archive: where the sound of calls is kept; nil for nowhere.
    ///   - settings: where the month's budget stands.
    ///   - sound: the microphone and the loudspeaker of this machine, for one call.
    ///   - readiness: finds out what calls need.
    ///   - host: runs its body with what calls are carried with.
    init(
        _ preferences: PhonePreferences, archive: CallArchive?, settings: any SettingsStoreProtocol,
        sound: @escaping @Sendable () -> AudioDevices = { SoundDevices.ofThisProcess.pair },
        readiness: @escaping @Sendable () -> PhoneReadiness, _ host: @escaping OpenLine.Hosting
    ) {
        budget = archive.map { CallBudget(spending: $0.conversations, settings: settings) }
        (self.preferences, self.archive, self.host) = (preferences, archive, host)
        (look, self.sound) = (readiness, sound)
    }

    func open(_ kind: PhoneLineKind) async throws(PhoneError) -> PhoneLine {
        let (policy, problems) = CallPolicy.reading(preferences, allowing: [])
        let (proxies, untrusted) = TrustedProxies.reading(preferences.proxies)
        let remembers: @Sendable () -> Bool = { [weak self] in self?.isRemembered.withLock(\.self) ?? false }
        let rings: @Sendable () -> Duration? = { [weak self] in self?.patience.withLock(\.self) ?? nil }
        let (trust, unusable) = SIPSettings.reading(
            preferences, policy, environment: ProcessInfo.processInfo.environment)
        let opened = OpenLine(
            kind, policy, proxies, sipPort: preferences.sipPort, trust: trust, archive: archive, budget: budget,
            isRemembered: remembers, rings: rings, sound: sound, host)
        let address = try await opened.open()
        line.withLock { $0 = opened }
        for problem in problems + untrusted + (kind == .sip ? unusable : []) { opened.warn(problem) }
        return PhoneLine(kind, address: address, callers: policy.summary, news: opened.news)
    }

    func remember(_ isOn: Bool) { isRemembered.withLock { $0 = isOn } }

    func ring(for patience: Duration?) { self.patience.withLock { $0 = patience } }

    func use(_ profile: ProfileName?) { budget?.use(profile) }

    var readiness: PhoneReadiness { look() }

    var used: PhoneUse? { line.withLock { $0 }?.used }

    func close() async { await line.withLock { $0.take() }?.close() }

    func call(_ number: String, with prompt: SavedPrompt?) async throws(PhoneError) {
        try await open().call(number, with: prompt)
    }

    func adjust(_ adjustment: CallAdjustment) { line.withLock { $0 }?.adjust(adjustment) }

    func ask(_ request: PhoneRequest, of call: String) { line.withLock { $0 }?.ask(request, of: call) }

    func beginInterpreting(in call: String) async -> InterpretedCall? {
        await line.withLock { $0 }?.beginInterpreting(in: call)
    }

    func endInterpreting(in call: String) async { line.withLock { $0 }?.endInterpreting(in: call) }

    func ring() async throws(PhoneError) { try await open().ring() }

    func callAssistant() async throws(PhoneError) { try await open().callAssistant() }

    func formatted(_ number: String) -> String {
        PhoneOffice.formatted(number, country: preferences.country)
    }

    private func open() throws(PhoneError) -> OpenLine {
        guard let line = line.withLock({ $0 }) else { throw PhoneError("No line is open.") }
        return line
    }
}
