import Echo
import EchoApp
import EchoScreen
import EchoText
import Foundation

/// A feature as a newcomer would write it: it lives here alone, and no file of the sources knows of it.
@MainActor
final class StopwatchFeature: FeatureProtocol, PanelFeatureProtocol, AnsweringFeatureProtocol,
    SettingsTakingFeatureProtocol
{
    nonisolated static let offer = FeatureOffer(
        "stopwatch",
        commands: [
            CommandEntry(
                .stopwatch, "start or stop stopwatch", "Start the stopwatch, or stop it.", slash: "stopwatch",
                in: CommandSection("Stopwatch"),
                keys: [.key("f11", in: .screen)]),
            CommandEntry(
                .lap, "note lap", "Note the time of a lap.", in: CommandSection("Stopwatch"),
                keys: [.key("l", in: [.stopwatch])],
                when: { $0.overlay == .reading }),
        ],
        slashCommands: [
            SlashCommand("laps", "Show that many laps.", .other("COUNT")) { words in
                Int(words) == nil
                    ? .refused("/laps needs a number: /laps 3.") : .intents([.performWith(.showLaps, words)])
            }
        ],
        settings: [
            .toggle(
                .showsStopwatch, "Stopwatch", slash: "show-stopwatch", "Show its time in the header.",
                in: SettingGroup("Stopwatch"), acts: .screen, default: true)
        ])

    let presenters: [any FeaturePresenterProtocol] = [StopwatchPresenter()]
    private let screen: ScreenDoor
    private var rules = StopwatchRules()

    init(_ screen: ScreenDoor) { self.screen = screen }

    func start() { show() }

    func perform(_ command: Command, words: String) -> Bool {
        switch command {
        case .stopwatch: rules.toggle(at: screen.moment.uptime)
        case .showLaps: screen.show(LapsPanel(laps: rules.laps, most: Int(words) ?? 0))
        default: return false
        }
        show()
        return true
    }

    func answer(_ text: String, isLate: Bool) -> Bool {
        guard !isLate, text == "How long?" else { return false }
        screen.notify(Wording("\(String(rules.laps.count)) laps"))
        return true
    }

    func performInPanel(_ command: Command) -> Bool {
        guard command == .lap else { return false }
        rules.lap(at: screen.moment.uptime)
        return screen.update(LapsPanel.self) { ($0.laps, $0.most) = (rules.laps, .max) }
    }

    func settingsChanged(_ change: SettingsChange) { show() }

    private func show() {
        screen.updatePart(StopwatchPresenter.self) {
            $0.show(began: rules.began, isShown: screen.preferences[flag: .showsStopwatch] ?? true)
        }
    }
}

/// The laps, one below the other.
struct LapsPanel: PanelProtocol {
    var laps: [Duration]
    var most: Int

    var use: Situation.Overlay { .reading }

    var overlay: OverlayViewState {
        var overlay = OverlayViewState(
            title: "Laps", content: .lines(laps.prefix(most).map { [StyledText("\($0.components.seconds) s")] }))
        overlay.keys = .stopwatch
        return overlay
    }
}

/// When it runs, and its laps.
struct StopwatchRules {
    private(set) var began: Duration?
    private(set) var laps: [Duration] = []

    mutating func toggle(at now: Duration) { began = began == nil ? now : nil }

    mutating func lap(at now: Duration) { began.map { laps.append(now - $0) } }
}

/// Its time in the header.
struct StopwatchPresenter: FeaturePresenterProtocol {
    private var began: Duration?
    private var now = Duration.zero
    private var isShown = true

    mutating func show(began: Duration?, isShown: Bool) {
        (self.began, self.isShown) = (began, isShown)
        now = began ?? .zero
    }

    mutating func tick(at now: Duration) { self.now = now }

    func nextChange(at now: Duration) -> Duration? { began == nil ? nil : .seconds(1) }

    func show(in state: inout ScreenViewState) {
        guard let began, isShown else { return }
        state.status.items.append(StyledText("⏱ \((now - began).components.seconds) s", .accent))
    }
}

extension Command {
    fileprivate static let stopwatch = Command("stopwatch")
    fileprivate static let lap = Command("stopwatch.lap")
    fileprivate static let showLaps = Command("stopwatch.laps")
}

extension KeyContext {
    static let stopwatch = KeyContext("stopwatch", place: "in the laps")
}

extension SettingID {
    static let showsStopwatch = SettingID("stopwatch.header")
}
