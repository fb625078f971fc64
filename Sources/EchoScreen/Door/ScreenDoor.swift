import Echo
import EchoText
import Foundation

/// The one way into the screen for a feature: what it may ask, say and change. The screen itself stays behind it.
@MainActor public final class ScreenDoor {
    let screen: Screen

    init(_ screen: Screen) { self.screen = screen }

    // MARK: - Tables and devices

    /// All commands, slash commands and settings.
    package var catalog: Catalog { screen.catalog }
    /// How the screen began.
    package var setup: ScreenSetup { screen.setup }
    /// The devices the screen is plugged into.
    package var devices: ScreenDevices { screen.devices }

    /// The device that a feature of another module is plugged into; nil where the program has none.
    package func device<Device: Sendable>(_ type: Device.Type) -> Device? {
        devices.plugged.lazy.compactMap { $0 as? Device }.first
    }

    /// The settings in the file that no setting of the screen changes.
    package var enginePreferences: EnginePreferences { setup.preferences.engine }
    /// There is a screen, which can be lent to pagers and editors.
    package var hasScreen: Bool { screen.hasScreen }
    /// The failures of features.
    package var problems: FeatureProblems { screen.problems }

    // MARK: - Time

    package var clock: any AppClockProtocol { screen.clock }
    package var moment: ScreenTime { screen.moment }
    /// Where the person is.
    package var timeZone: TimeZone { screen.timeZone }
    /// Today, where the person is; never before what is known of models.
    package var today: CalendarDay { screen.today }

    /// Returns after so long, or when the task is cancelled.
    package func wait(for duration: Duration) async { try? await clock.sleep(for: duration) }

    // MARK: - Work

    /// The use cases under way, one of a kind.
    package var slots: TaskSlots { screen.slots }

    /// Runs a use case in its slot. What goes wrong is shown, unless it was taken back.
    package func start(
        _ slot: TaskSlots.Slot, _ useCase: @escaping @MainActor () async throws -> Void,
        onFailure: @escaping @MainActor () -> Void = {}
    ) {
        screen.start(slot, useCase, onFailure: onFailure)
    }

    /// Tells that there is something new to show.
    package func publish() { screen.publish() }

    /// Lets features see whether something follows from what has happened.
    package func follow() { screen.follow() }

    /// Does what a person would ask for by a key; the screen is published behind it.
    package func handle(_ intent: Intent) { screen.handle(intent) }

    /// Does what a command says, as a part of what is under way.
    package func perform(_ intent: Intent) { screen.perform(intent) }

    /// Does what happens to the terminal once; false when it surely came to nothing.
    package func perform(_ effect: ScreenEffect) -> Bool { screen.perform(effect) }

    // MARK: - Saying something

    /// Says something at the edge of the screen, and keeps it among the notifications.
    ///
    /// - Parameter subject: what it is about: it goes when that works.
    package func notify(_ wording: Wording, _ role: TextRole = .plain, about subject: NoticeSubject? = nil) {
        screen.notify(wording, role, about: subject)
    }

    /// Marks notifications about it as out of date.
    package func settle(_ subject: NoticeSubject) { screen.presenter.settle(subject) }

    package func show(_ error: any Error) { screen.show(error) }

    /// Says each of them, of a file with many their number; the first is the one that is seen.
    package func report(_ problems: [SettingsProblem]) { screen.report(problems) }

    /// Puts a record beside those of the wire.
    package func log(_ record: WireRecord) { screen.log(record) }

    /// Copies to the clipboard, and says so.
    package func copy(_ text: String, saying wording: Wording) { screen.copy(text, saying: wording) }

    /// Leaves the terminal to a program until it ends; `command` is performed after that.
    ///
    /// - Returns: false where there is no screen to leave.
    package func lend(to words: [String], then command: Command) -> Bool {
        hasScreen && perform(.run(words, then: command))
    }

    /// Asks before the program ends.
    package func askToQuit() { screen.askToQuit() }

    /// Ends the program without a question.
    package func finish() { screen.finish() }

    // MARK: - What a feature shows beside the conversation

    package func part<Part: FeaturePresenterProtocol>(_ type: Part.Type) -> Part? { screen.presenter.part(type) }

    package func updatePart<Part: FeaturePresenterProtocol>(_ type: Part.Type, _ change: (inout Part) -> Void) {
        // A copy: the feature may look at the screen while it changes its part.
        guard var part = part(type) else { return }
        change(&part)
        screen.presenter.updatePart(type) { $0 = part }
    }
}
