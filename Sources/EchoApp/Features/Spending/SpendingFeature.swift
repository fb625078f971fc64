import Echo
import EchoScreen
import EchoText
import Foundation

/// Keeps what is spent, shows it over time, and watches over the month's budget together with other programs.
@MainActor
final class SpendingFeature: FeatureProtocol, PanelFeatureProtocol, ListeningFeatureProtocol,
    ConnectionFeatureProtocol, SettingsTakingFeatureProtocol, ObjectingFeatureProtocol, ScreenWatchingFeatureProtocol
{
    /// How often it is looked at what other programs have spent, while there is a budget.
    private static let pause = Duration.seconds(5)

    let presenters: [any FeaturePresenterProtocol] = [SpendingPresenter()]
    let screen: ScreenDoor
    /// Nil where nothing is kept.
    let store: (any SpendingStoreProtocol)?
    private let choices: any SettingsStoreProtocol
    /// The budget as it was read last: another program changes it there.
    private var kept: Decimal?
    var view = SpendingView()
    var report: SpendingReport
    private var rate: SpendingRate
    /// US dollars that this conversation has cost.
    private var conversationCost = Decimal()
    /// As the conversation knows it.
    private var told: Budget?
    private var hasFailed = false

    /// - Parameter choices: where the budget is kept, by this program and by others.
    init(_ screen: ScreenDoor, store: (any SpendingStoreProtocol)?, choices: any SettingsStoreProtocol) {
        self.screen = screen
        self.store = store
        self.choices = choices
        kept = screen.setup.preferences.chosen.monthlyBudget
        rate = SpendingRate(at: screen.clock.uptime)
        let engine = screen.enginePreferences
        report = SpendingReport(
            today: SpendingDay(screen.clock.date, in: screen.timeZone), limit: screen.preferences.monthlyBudget,
            prices: PriceList(engine, isFree: screen.setup.server.isLocal))
    }

    func start() { watch() }

    func perform(_ command: Command, words: String) -> Bool {
        guard command == .showSpending else { return false }
        open()
        return true
    }

    func performInPanel(_ command: Command) -> Bool { look(command) }

    func receive(_ event: EchoEvent) {
        switch event {
        case .charged(let charge): note(charge)
        // What is spoken beside the conversation is charged, and is no part of what the engine counts for it.
        case .costUpdated(let cost) where !screen.isReplay: conversationCost = cost.total
        default: break
        }
    }

    func settingsChanged(_ change: SettingsChange) {
        guard change.ids.contains(.monthlyBudget) else { return }
        report.limit = change.after.monthlyBudget
        watch()
    }

    func screenChanged(_ change: ScreenChange) {
        guard case .conversationReset = change else { return }
        conversationCost = 0
        told = nil
        refresh()
    }

    func conversationBegan(_ conversation: any ConversationProtocol) async {
        if let told { await conversation.setBudget(told, of: .month) }
    }

    /// The engine stops, too; what is written is kept in the composer.
    var objection: EchoError? {
        guard let limit = report.limit else { return nil }
        return report.monthTotal >= limit ? .monthlyBudgetSpent : nil
    }

    // MARK: - Counting

    /// The offline assistant costs nothing; what was used of it is nothing that was spent.
    private func note(_ charge: Charge) {
        guard let store, !screen.isReplay, charge.cost != nil || !screen.server.isLocal else { return }
        rate.add(charge.cost?.total ?? 0, at: screen.clock.uptime)
        store.note(spent: SpendingAmount.amounts(of: charge, on: today))
        refresh()
    }

    private var today: SpendingDay { SpendingDay(screen.moment.date, in: screen.timeZone) }

    // MARK: - Watching

    /// Looks now, and again and again while there is a budget that others may spend.
    private func watch() {
        guard store != nil, report.limit != nil || told != nil else { return }
        screen.slots.start(.watching) { [weak self, clock = screen.clock] in
            await self?.read()
            self?.screen.publish()
            while self?.report.limit != nil {
                guard (try? await clock.sleep(for: Self.pause)) != nil else { return }
                await self?.read()
                self?.screen.publish()
            }
        }
    }

    func refresh() {
        guard store != nil else { return }
        screen.slots.start(.reading) { [weak self] in
            await self?.read()
            self?.screen.publish()
        }
    }

    private func read() async {
        guard let store else { return }
        await followOthers()
        guard !Task.isCancelled else { return }
        let (own, today) = (conversationCost, today)
        do {
            let amounts = try await store.spending(
                from: today.monthBefore(SpendingReport.months - 1), through: today)
            guard !Task.isCancelled else { return }
            hasFailed = false
            (report.amounts, report.today) = (amounts, today)
            showTotal()
            showReport(keepsSelection: true)
            await tell(own: own)
        } catch {
            guard !Task.isCancelled else { return }
            if !hasFailed { screen.show(error) }
            hasFailed = true
        }
    }

    /// Takes a budget that another program has changed.
    private func followOthers() async {
        let stored = await Self.stored(in: choices, screen.profile)
        let budget = stored.monthlyBudget(before: kept)
        guard !Task.isCancelled, budget != kept else { return }
        kept = budget
        var wanted = screen.preferences
        wanted.values[.monthlyBudget] = stored.chosen.values[.monthlyBudget]
        screen.choose(wanted, keeps: false)
    }

    /// Apart from the keys: it reads a file.
    @concurrent private static func stored(
        in choices: any SettingsStoreProtocol, _ profile: ProfileName?
    ) async -> StoredPreferences {
        choices.load(profile)
    }

    /// What the conversation has cost is counted by the engine; the rest of the month is told.
    private func tell(own: Decimal) async {
        let share = screen.enginePreferences.budgetWarning ?? 0.8
        let budget = report.limit.map {
            Budget(limit: $0, warningShare: share, period: .month, spentBefore: report.monthTotal - own)
        }
        guard budget != told else { return }
        told = budget
        await screen.link.conversation?.setBudget(budget, of: .month)
    }

    private func showTotal() {
        let share = screen.enginePreferences.budgetWarning ?? 0.8
        let spent = report.limit.flatMap { limit in
            report.monthTotal >= limit * Decimal(share) ? (report.monthTotal, limit) : nil
        }
        screen.updatePart(SpendingPresenter.self) { $0.spent = spent }
    }

    func minute() -> Decimal? { rate.dollarsPerMinute(at: screen.clock.uptime) }
}

extension TaskSlots.Slot {
    fileprivate static let watching = Self("spending.watching")
    fileprivate static let reading = Self("spending.reading")
}
