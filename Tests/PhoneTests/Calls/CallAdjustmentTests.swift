import Echo
import EchoScreen
import Testing

@testable import Phone

@Suite struct `What is changed of voice and turns while calls go on` {
    private func adjustment(_ change: (inout SessionSettings) -> Void) -> CallAdjustment {
        let before = SessionSettings()
        var after = before
        change(&after)
        return CallAdjustment(from: before, to: after)
    }

    private func applied(
        _ adjustment: CallAdjustment, to change: (inout SessionSettings) -> Void = { _ in }
    ) -> SessionSettings {
        var settings = SessionSettings()
        settings.instructions = "You are on the telephone."
        change(&settings)
        adjustment.apply(to: &settings)
        return settings
    }

    @Test func `is changed in them, and nothing else is`() {
        let settings = applied(
            adjustment {
                ($0.voice, $0.threshold) = ("cedar", 0.8)
                $0.instructions = "Write poems."
            })
        #expect(settings.voice == "cedar")
        #expect(settings.threshold == 0.8)
        #expect(settings.instructions == "You are on the telephone.")
    }

    @Test func `has a server judge the end of turns otherwise, unless that is done here`() {
        let semantic = adjustment { $0.turnMode = .automatic(.semantic) }
        #expect(applied(semantic).turnMode == .automatic(.semantic))
        #expect(applied(semantic, to: { $0.turnMode = .local }).turnMode == .local)
        #expect(applied(adjustment { $0.turnMode = .manual }).turnMode == .automatic(.server))
    }

    @Test func `is one thing when it was several, and nothing when it was taken back`() {
        let first = adjustment { $0.voice = "cedar" }
        let back = CallAdjustment(from: first.after, to: first.before)
        #expect(!first.isEmpty)
        #expect(first.followed(by: back).isEmpty)
        #expect(adjustment { $0.instructions = "Write poems." }.isEmpty)
    }
}
