import ArgumentParser
import EchoAudio
import Foundation
import Phone
import PhoneBridge
import PhoneExchange

/// Calls the assistant through a telephone exchange inside the program.
struct PhoneSimulateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate", abstract: "Call the assistant through a telephone exchange inside the program.",
        discussion: """
            The exchange speaks Twilio's protocols on 127.0.0.1, and the bridge takes it for Twilio: signatures, TwiML \
            and media streams are real. You talk with your microphone; with --say, the program's voice talks for you, \
            and hangs up after the answer.
            """)

    @OptionGroup var server: ServerArguments

    @Option(
        help: ArgumentHelp("Say this instead of using your microphone; repeat it to say more.", valueName: "text"))
    var say: [String] = []

    @Option(help: ArgumentHelp("Press these telephone keys at the end.", valueName: "digits"))
    var digits: String?

    func validate() throws {
        guard say.allSatisfy({ $0.contains { !$0.isWhitespace } }) else {
            throw ValidationError("--say needs words to say, such as --say \"What time is it?\".")
        }
        guard digits.map({ !$0.isEmpty && $0.allSatisfy { "0123456789*#ABCD".contains($0) } }) ?? true else {
            throw ValidationError("--digits must be telephone keys: 0-9, *, #, A-D.")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let assistant = try PhoneAssistant(server, environment: environment)
        let caller = say.isEmpty && digits == nil ? nil : try await scripted()
        try await SimulatedCall(assistant.calls, sound: { SoundDevices.ofThisProcess.pair }).run(caller)
    }

    private func scripted() async throws -> ScriptedCaller {
        var steps: [CallerStep] = [.untilHearsSpeech, .untilHearsSilence(of: .milliseconds(800))]
        for text in say {
            let sound = try await LineVoice().speak(text)
            steps += [
                .say(LineEncoder.bytes(of: sound, .muLaw)), .untilHearsSpeech,
                .untilHearsSilence(of: .milliseconds(1200)),
            ]
        }
        if let digits { steps += [.press(digits), .untilHearsSpeech, .untilHearsSilence(of: .milliseconds(1200))] }
        return ScriptedCaller(steps + [.hangUp])
    }
}
