import EchoScreen
import EchoText
import Foundation

/// Shows what is kept on this machine, erases it, and sees to it that nothing is kept longer than the person wants.
@MainActor
final class PrivacyFeature: FeatureProtocol, PanelFeatureProtocol, SettingsTakingFeatureProtocol,
    WorkingFeatureProtocol
{
    nonisolated static let offer = FeatureOffer(
        "privacy",
        commands: [
            CommandEntry(
                .showKept, "saved data", "Show what is saved on this machine, how much and for how long, and erase it.",
                slash: "data", aliases: ["privacy", "erase"], in: .program),
            CommandEntry(
                .eraseKept, "erase saved data", "Erase everything, or the conversations of some days, for good.",
                in: .program, keys: [.key("e", in: [.kept])],
                else: "This works in the panel of saved data: /data opens it.",
                when: { $0.facts.contains(.showsKept) }),
        ],
        settings: [
            .choice(
                .keepsConversations, "Keep chats", slash: "keep-conversations",
                "Erase conversations automatically after this long without a new message; pinned ones stay.",
                in: .privacy, RetentionRules.words, default: RetentionRules.forever),
            .choice(
                .keepsEvents, "Keep events", slash: "keep-events",
                "Erase the saved events of conversations that are older than this.", in: .privacy, RetentionRules.words,
                default: RetentionRules.forever),
            .choice(
                .keepsSpending, "Keep spending", slash: "keep-spending",
                "Erase records of spending that are older than this.", in: .privacy, RetentionRules.words,
                default: RetentionRules.forever),
        ])

    private let screen: ScreenDoor
    private let kept: (any KeptFilesProtocol)?
    /// What was typed to be erased, until it is confirmed.
    private var scope: ErasingScope?

    /// - Parameter kept: nil where nothing is.
    init(_ screen: ScreenDoor, kept: (any KeptFilesProtocol)?) {
        (self.screen, self.kept) = (screen, kept)
    }

    func start() { kept?.retain(RetentionRules(screen.preferences).retention) }

    func settingsChanged(_ change: SettingsChange) {
        guard !Set(change.ids).isDisjoint(with: [.keepsConversations, .keepsEvents, .keepsSpending]) else { return }
        kept?.retain(RetentionRules(change.after).retention)
    }

    func perform(_ command: Command, words: String) -> Bool {
        guard command == .showKept else { return false }
        guard kept != nil else {
            screen.notify(ErasingWording.unavailable, .warning)
            return true
        }
        screen.show(KeptPanel())
        count()
        return true
    }

    /// A pipe does not end while something is erased.
    var isWorking: Bool { screen.slots.isRunning(.erasing) }

    func performInPanel(_ command: Command) -> Bool {
        guard let panel = screen.open(KeptPanel.self) else { return false }
        switch (panel.writing, command) {
        case (nil, .eraseKept): screen.update(KeptPanel.self) { $0.startErasing() }
        case (.some, .stop): screen.update(KeptPanel.self) { $0.stopWriting() }
        case (.scope, .open), (.scope, .send), (.scope, .complete): take(panel.text)
        case (.word, .open), (.word, .send): confirm(panel.text)
        default: return false
        }
        return true
    }

    // MARK: - Private

    private func count() {
        guard let kept else { return }
        let rules = RetentionRules(screen.preferences)
        screen.start(.counting) { [screen] in
            let rows = try await kept.inventory().map { amount in
                let words = KeptAmountWording(amount, retention: rules, timeZone: screen.timeZone)
                return KeptPanel.Row(
                    name: words.name, count: words.count, size: words.size, days: words.days,
                    retention: words.retention, place: words.place)
            }
            screen.update(KeptPanel.self) { $0.show(rows) }
        }
    }

    private func take(_ text: String) {
        guard let kept else { return }
        guard let scope = scope(text) else {
            screen.update(KeptPanel.self) { $0.refuse(ErasingWording.notUnderstood) }
            return
        }
        self.scope = scope
        screen.update(KeptPanel.self) { $0.count() }
        screen.start(.counting) { [screen] in
            do {
                let count = try await kept.conversations(in: scope)
                let question = ErasingWording.question(scope, count, features: kept.ofFeatures)
                screen.update(KeptPanel.self) { $0.ask("\(question) Type \(KeptPanel.word).") }
            } catch {
                screen.update(KeptPanel.self) { $0.stopWriting() }
                throw error
            }
        }
    }

    private func scope(_ text: String) -> ErasingScope? {
        if text.lowercased() == "all" { return .everything }
        let filter = try? HistoryFilter(parsing: text, now: screen.moment.date, in: screen.timeZone)
        guard let filter, filter.from != nil || filter.before != nil else { return nil }
        var days = HistoryFilter()
        (days.from, days.before) = (filter.from, filter.before)
        if let from = filter.from, let before = filter.before, from >= before { return nil }
        return filter == days ? .span(from: filter.from, before: filter.before) : nil
    }

    private func confirm(_ text: String) {
        screen.update(KeptPanel.self) { $0.stopWriting() }
        guard let kept, let scope else { return }
        guard text.lowercased() == KeptPanel.word else { return screen.notify(ErasingWording.notConfirmed) }
        screen.closePanel()
        screen.notify(ErasingWording.underWay)
        screen.start(.erasing) { [screen] in
            let report = try await kept.erase(scope)
            // What was erased does not stay on the screen either.
            if scope == .everything {
                screen.tell(.everythingErased)
                screen.reset()
            }
            screen.notify(ErasingWording.outcome(report), report.obstacle == nil ? .success : .warning)
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let counting = Self("privacy.counting")
    fileprivate static let erasing = Self("privacy.erasing")
}
