import Echo
import EchoScreen
import Testing

@testable import echo_tui

@Suite struct `What an interpretation prints` {
    private func line(
        _ said: String, _ translation: String, into target: String = "es", id: String = "1",
        _ state: InterpretedLine.State = .whole
    ) -> InterpreterEvent {
        .line(
            InterpretedLine(
                id: id, target: target, source: said, translation: translation, began: .seconds(1),
                ended: .milliseconds(2_250), state: state))
    }

    private func printed(
        _ form: InterpreterOutput.Form, isOneWay: Bool = true, _ events: InterpreterEvent...
    ) -> [InterpreterOutput.Effect] {
        var output = InterpreterOutput(
            form, between: InterpretedLanguages(own: "en", other: "es", isOneWay: isOneWay))
        return events.flatMap { output.receive($0) } + output.end()
    }

    @Test func `is each line once, when it is whole`() {
        #expect(
            printed(
                .text, .listening, .ready(target: "es"), line("Good", "Bue", .growing),
                line("Good day.", "Buenos días."))
                == [.print("Buenos días.\n")])
    }

    @Test func `names the language where there are two`() {
        #expect(
            printed(.text, isOneWay: false, line("Good day.", "Buenos días."), line("Sí.", "Yes.", into: "en", id: "2"))
                == [.print("es: Buenos días.\n"), .print("en: Yes.\n")])
    }

    @Test func `marks what broke off, and leaves out what was not translated`() {
        #expect(
            printed(.text, line("Good", "Bue", .cutOff), line("Day.", "", id: "2"))
                == [.print("Bue …\n")])
    }

    @Test func `is JSON with times, also for what was not translated`() {
        #expect(
            printed(.json, line("Day.", "")) == [
                .print(
                    #"{"complete":true,"end":2.25,"source":"Day.","start":1,"target":"es","translation":""}"# + "\n")
            ])
    }

    @Test func `holds nothing that a terminal would obey`() {
        let effects = printed(.text, line("x", "a\u{1B}[2Jb\nc"))
        guard case .print(let text)? = effects.first else { return #expect(Bool(false)) }
        #expect(!text.contains("\u{1B}") && text.filter { $0 == "\n" }.count == 1)
    }

    @Test func `trouble is said apart`() {
        #expect(
            printed(.text, .trouble(.rateLimited(message: "slow down"))).allSatisfy {
                if case .warn = $0 { true } else { false }
            })
    }
}
