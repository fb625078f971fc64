import Echo
import EchoText
import Foundation

/// Asks the features in order, tells the presenter what happens, and alone publishes what it shows. Each `handle` returns
/// at once.
@MainActor public final class Screen {
    var presenter: ScreenPresenter
    var facts: ScreenFacts
    private(set) var features = PluggedFeatures()
    private var failures = FeatureProblems()
    let link: ConversationLink
    let slots = TaskSlots()
    let setup: ScreenSetup
    let devices: ScreenDevices
    /// Texts on their way, and what is read for them.
    var outbox = Outbox() {
        didSet {
            presenter.writing.waiting = outbox.waiting
            keepUnsent()
        }
    }
    let unsent: UnsentKeeper
    /// Texts that are to be kept.
    var unkept: [String] = []
    /// The file that is replaced when it is asked for once more.
    var replacedExport: String?
    private let pace: PublishingPace
    let announcer: Announcer
    private let onChange: @MainActor (Screen) -> Void
    private let performEffect: @MainActor (ScreenEffect) -> Bool

    /// Without features; `ScreenComposition` makes one with all of them. Can be made before there is an engine: the screen
    /// says "starting" until `attach`.
    package init(
        _ setup: ScreenSetup, catalog: Catalog, devices: ScreenDevices,
        perform: @escaping @MainActor (ScreenEffect) -> Bool,
        onChange: @escaping @MainActor (Screen) -> Void
    ) {
        self.setup = setup
        self.devices = devices
        self.onChange = onChange
        performEffect = perform
        unsent = UnsentKeeper(setup.hasScreen ? devices.unsent : nil)
        pace = PublishingPace(clock: devices.clock)
        presenter = ScreenPresenter(setup, catalog: catalog)
        presenter.program.isResuming = setup.resumption != nil
        facts = ScreenFacts(setup, began: devices.clock.date)
        let settings = SettingsBox(setup.preferences.settings)
        link = ConversationLink(mode: setup.mode) { settings.read() }
        announcer = Announcer(link, clock: devices.clock)
        link.onFailure = { [weak self] in
            self?.presenter.connectionFailed()
        }
        link.onConnection = { [weak self] conversation in
            for feature in self?.features.connecting ?? [] { await feature.conversationBegan(conversation) }
        }
        settings.read = { [weak self] in self?.sessionSettings ?? setup.preferences.settings }
        show(profile: setup.preferences.profile)
        updateOptions { options in
            options.themes = setup.themes
            options.hasSound = devices.sound != nil
            let models = setup.preferences.engine.models
            options.catalogue = setup.server.isVendors ? models : models.elsewhere
            options.today = today
            options.models = setup.otherModels
        }
        report(setup.preferences.problems)
    }

    /// Plugs the features in, which are asked in this order. One that cannot be made is left out.
    package func plugIn(_ plugs: [FeaturePlug]) {
        let door = ScreenDoor(self)
        for plug in plugs {
            guarded(plug.offer.name) {
                let feature = try plug.make(door)
                features.append(feature)
                presenter.parts += feature.presenters
            }
        }
    }

    /// What features failed at.
    var problems: FeatureProblems { failures }

    /// - Returns: whether it is the first of that feature.
    func note(failureOf name: String, _ reason: String) -> Bool { failures.note(name, reason) }

    /// Made when it is asked for: whoever shows it asks once a frame.
    package var state: ScreenViewState {
        var state = presenter.state
        state.isWorking = isWorking
        state.asksForSecret = features.secret.contains(where: \.asksForSecret)
        return state
    }

    private var isWorking: Bool {
        let isReadingFiles = slots.isRunning(.attaching) || slots.isRunning(.inserting)
        return link.noting.isUnderWay || isReadingFiles || features.working.contains(where: \.isWorking)
    }

    /// Plugs the engine in. `server` tells who it is, when that was not known before.
    package func attach(_ engine: any EngineProtocol, server: ServerIdentity? = nil) {
        if let server {
            facts.answering = server
            presenter.show(server)
        }
        link.attach(engine)
        publish()
    }

    /// Connects, then follows what happens until the engine's streams end or the task is cancelled.
    package func run() async {
        publish()
        startFeatures()
        learnChoices()
        recallHistory()
        recallUnsent()
        await converse()
    }

    private func converse() async {
        guard let engine = await link.attachedEngine() else { return }
        let (events, traffic) = (engine.events, engine.traffic)
        connect()
        async let watched: Void = watch(traffic)
        for await batch in events { receive(batch) }
        await watched
    }

    /// The warnings about work under way when the program ends.
    package var quitWarnings: [Wording] { features.lasting.compactMap(\.quitWarning) }

    /// How long `close` may take; nil where nothing takes longer than usual.
    package var endPatience: Duration? { features.lasting.compactMap(\.endPatience).max() }

    /// Ends what is under way and the conversation.
    package func close() async {
        endKeepingUnsent()
        pace.stop()
        for feature in features.all { await feature.stop() }
        slots.cancelAll()
        announcer.stop()
        await link.noting.finish()
        await keepRest()
        await keepUnsentTexts()
        await link.conversation?.close()
        // They hold the screen, as it holds them.
        features = PluggedFeatures()
    }

    /// Does what a person asks for.
    package func handle(_ intent: Intent) {
        if features.intercepting.contains(where: { $0.intercept(intent) }) { return publish() }
        if intent.isDeliberate { presenter.dismissNotice() }
        let focus = presenter.focus
        perform(intent)
        if presenter.focus == .settings, focus != .settings { learnChoices() }
        lookIntoFiles()
        follow()
        publish()
    }

    /// Tells that there is something new to show.
    package func publish() {
        presenter.stampNotices(at: moment)
        pace.published()
        onChange(self)
        scheduleTick()
    }

    var catalog: Catalog { presenter.catalog }
    /// Shows what changes all the time: with what is shown soon anyway, else once in an interval.
    func publish(every interval: Duration) {
        if pace.isShownSoon(within: interval) { return }
        pace.note(every: interval) { [weak self] in self?.publish() }
    }

    /// Shows a reading of the meters, unless the screen was shown a moment ago.
    func publishMeters() { pace.readMeters(every: presenter.pauseOfLevels) ? publish() : scheduleTick() }

    var clock: any AppClockProtocol { devices.clock }
    /// There is a screen, which can be lent to pagers and editors.
    var hasScreen: Bool { setup.hasScreen }

    /// Does what happens to the terminal once; false when it surely came to nothing.
    func perform(_ effect: ScreenEffect) -> Bool { performEffect(effect) }

    var moment: ScreenTime { ScreenTime(date: clock.date, uptime: clock.uptime) }

    /// Runs a use case in its slot. What goes wrong is shown, unless it was taken back.
    func start(
        _ slot: TaskSlots.Slot, _ useCase: @escaping @MainActor () async throws -> Void,
        onFailure: @escaping @MainActor () -> Void = {}
    ) {
        slots.start(slot) { [weak self] in
            do {
                try await useCase()
            } catch {
                onFailure()
                if !Task.isCancelled { self?.show(error) }
            }
        } after: { [weak self] in
            self?.publish()
        }
    }

    /// The names that a command may take.
    func offerNames() {
        var sources = presenter.writing.completion.sources
        for feature in features.completing { feature.addNames(to: &sources) }
        presenter.writing.completion.sources = sources
    }

    func follow() {
        for feature in features.following { guarded(feature) { try feature.follow() } }
    }

    func scheduleTick() {
        let now = moment.uptime
        let least = pace.areMetersMoving ? MetersPace.patience : .zero
        let changes = [
            presenter.nextChange(at: now).map { max($0, least) },
            presenter.talking.key.deadline.map { max(.zero, $0 - now) },
        ]
        pace.schedule(after: changes.compactMap(\.self).min()) { [weak self] in self?.tick() }
    }

    private func tick() {
        presenter.tick(at: moment)
        talkKeyTicked()
        for feature in features.ticking { guarded(feature) { try feature.tick() } }
        follow()
        // The next reading shows it in a moment.
        pace.areMetersMoving ? scheduleTick() : publish()
    }
}

/// Lets the link ask for settings that belong to whoever made it.
@MainActor private final class SettingsBox {
    var read: @MainActor () -> SessionSettings

    init(_ settings: SessionSettings) { read = { settings } }
}

extension Intent {
    /// The person has moved on: what was said before is read.
    fileprivate var isDeliberate: Bool {
        switch self {
        case .scroll, .scrollPane, .scrollConversation, .arrange, .perform(.redraw), .learn, .attend, .render:
            false
        default: true
        }
    }
}
