import EchoScreen
import EchoText

/// Says who thinks, listens and speaks for the local assistant, as servers of this machine come and go, and gets parts.
@MainActor final class LocalPartsFeature: FeatureProtocol, ChoosingFeatureProtocol, LastingFeatureProtocol {
    nonisolated static let offer = FeatureOffer(
        "local parts",
        commands: [
            CommandEntry(
                .showLocalParts, "local parts",
                "Choose and get a brain, ears and a voice for the offline assistant.", slash: "local", in: .program)
        ])

    let presenters: [any FeaturePresenterProtocol] = [LocalPartsPresenter()]
    private let screen: ScreenDoor
    private let parts: (any LocalPartsProtocol)?
    private var inUse: [LocalPartChange.Role: LocalPartChange] = [:]
    private var offers: [LocalPartOffer] = []
    private var standings: [PartStanding] = []
    private var getting: LocalPartRows.Getting?

    /// - Parameter parts: nil where none can be had.
    init(_ screen: ScreenDoor, parts: (any LocalPartsProtocol)?) {
        self.screen = screen
        self.parts = parts
    }

    func start() {
        guard let parts, !screen.isReplay else { return }
        screen.start(.watching) { [weak self] in
            for await change in parts.changes { self?.tell(change) }
        }
        if screen.isServerLocal { look() }
    }

    func perform(_ command: Command, words: String) -> Bool {
        guard command == .showLocalParts else { return false }
        guard parts != nil else {
            screen.notify("Local parts are not available here. Run echo-tui local in a shell.")
            return true
        }
        offer()
        look()
        search()
        return true
    }

    func choose(_ row: ChoiceRowViewState, in choice: Choice) -> Bool {
        guard choice == .localParts else { return false }
        if let role = LocalPartRows.roles.first(where: { LocalPartRows.id($0) == row.id }) {
            screen.change(LocalPartRows.setting(role), to: rows.next(role))
            offer()
        } else if let offered = offers.first(where: { LocalPartRows.id($0) == row.id }) {
            screen.change(LocalPartRows.setting(offered.role), to: rows.next(offered))
            offer()
        } else if let standing = standings.first(where: { LocalPartRows.id($0.part) == row.id }) {
            choose(standing)
        }
        return true
    }

    /// What is being got stops with the program, and goes on from there.
    var quitWarning: Wording? {
        getting.flatMap { getting in standings.first { $0.part.name == getting.name } }.map {
            "\(Sanitizer.line($0.part.title)) is still downloading. Quitting pauses it; getting it again resumes."
        }
    }

    var endPatience: Duration? { nil }

    private func choose(_ standing: PartStanding) {
        let part = standing.part
        if getting?.name == part.name {
            screen.slots.cancel(.getting)
            stopped(part, .stopped)
        } else if getting != nil {
            screen.notify("Only one download at a time: stop the other one, or wait for it.")
        } else if standing.isThere {
            screen.notify("\(Sanitizer.line(part.title)) is ready. To remove it: echo-tui local remove \(part.name)")
        } else {
            get(part)
        }
    }

    private func get(_ part: LocalPart) {
        guard let parts else { return }
        getting = LocalPartRows.Getting(name: part.name)
        offer()
        screen.slots.start(.getting) { [weak self] in
            do {
                for try await progress in parts.get(part) { self?.progressed(progress) }
                if !Task.isCancelled { self?.stopped(part, nil) }
            } catch {
                guard !Task.isCancelled else { return }
                self?.stopped(part, error as? PartError ?? .failed(reason: "\(error)"))
            }
        }
    }

    private func progressed(_ progress: PartProgress) {
        if case .loaded(let bytes, let all) = progress {
            getting?.bytes = bytes
            getting?.all = all
        }
        if screen.choice == .localParts { offer() }
    }

    /// - Parameter problem: why it was not got; nil when it was.
    private func stopped(_ part: LocalPart, _ problem: PartError?) {
        getting = nil
        let subject = NoticeSubject("local parts.\(part.name)")
        let title = Sanitizer.line(part.title)
        switch problem {
        case nil: screen.notify("\(title) is ready and used from the next sentence on.", .success, about: subject)
        case .stopped?: screen.notify("\(title): \(PartError.stopped.description)", about: subject)
        case let problem?:
            screen.notify("\(title): \(Sanitizer.line(problem.description))", .warning, about: subject)
        }
        look()
    }

    private func look() {
        guard let parts else { return }
        screen.slots.start(.looking) { [weak self] in
            let standings = await parts.standings()
            self?.standings = standings
            self?.expectBrain()
            self?.offerEars()
            if self?.screen.choice == .localParts { self?.offer() }
        }
    }

    /// Asks who else is there.
    private func search() {
        guard let parts else { return }
        screen.slots.start(.searching) { [weak self] in
            let offers = await parts.offers()
            self?.offers = offers
            if self?.screen.choice == .localParts { self?.offer() }
        }
    }

    /// On the first screen, before one has started.
    private func expectBrain() {
        let isWanted = screen.preferences.connection.local.brain == LocalPreferences.automatic
        let brain = standings.first { $0.part.role == .brain && $0.isThere }
        screen.updatePart(LocalPartsPresenter.self) { $0.expectBrain(isWanted ? brain?.part.title : nil) }
    }

    /// On the first screen, as long as nobody listens who understands people.
    private func offerEars() {
        let ears = standings.filter { $0.part.role == .ears }
        let isWanted =
            screen.preferences.connection.local.ears == LocalPreferences.automatic && inUse[.ears]?.isThere != true
            && !ears.contains(where: \.isThere)
        screen.updatePart(LocalPartsPresenter.self) { $0.offerEars(isWanted ? ears.first?.part.download : nil) }
        screen.publish()
    }

    private func offer() {
        screen.offer(.localParts, rows.rows)
        screen.publish()
    }

    private var rows: LocalPartRows {
        LocalPartRows(
            chosen: screen.preferences.connection.local, inUse: inUse, offers: offers, standings: standings,
            getting: getting)
    }

    private func tell(_ change: LocalPartChange) {
        inUse[change.role] = change
        screen.updatePart(LocalPartsPresenter.self) { $0.show(change) }
        let subject = NoticeSubject("local parts.\(change.role)")
        screen.notify(LocalPartWording.notice(change), change.isThere ? .success : .warning, about: subject)
        offerEars()
        if screen.choice == .localParts { offer() }
        screen.publish()
    }
}

extension Command {
    public static let showLocalParts = Command("showLocalParts")
}

extension Choice {
    static let localParts = Choice("localParts", title: "Local parts", action: "change, get or stop")
}

extension TaskSlots.Slot {
    fileprivate static let watching = Self("local parts.watching")
    fileprivate static let looking = Self("local parts.looking")
    fileprivate static let searching = Self("local parts.searching")
    fileprivate static let getting = Self("local parts.getting")
}
