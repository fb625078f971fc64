import ArgumentParser
import Testing

@testable import echo_tui

@Suite struct `A simulated call` {
    @Test(arguments: [
        (["--digits", "xyz"], "--digits must be telephone keys: 0-9, *, #, A-D."),
        (["--digits", ""], "--digits must be telephone keys: 0-9, *, #, A-D."),
        (["--say", ""], "--say needs words to say"), (["--say", "hello", "--say", " "], "--say needs words to say"),
    ])
    func `with options that say nothing is refused with a sentence`(arguments: [String], sentence: String) throws {
        do {
            _ = try PhoneSimulateCommand.parse(arguments)
            Issue.record("it was accepted")
        } catch {
            #expect(PhoneSimulateCommand.message(for: error).contains(sentence))
        }
    }

    @Test func `with keys and words is accepted`() throws {
        let command = try PhoneSimulateCommand.parse(["--say", "hello", "--digits", "12*#A"])
        #expect(command.say == ["hello"])
        #expect(command.digits == "12*#A")
    }
}
