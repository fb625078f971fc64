import EchoAudio
import EchoScreen
import EchoServing
import Foundation
import Glibc
import PhoneBridge
import PhoneExchange

/// A telephone exchange inside the program, and people at its telephones.
struct TestLine {
    static let caller = "+14155550111"
    static let called = "+14155550100"
    private static let questions = ["What time is it?", "What is the date today?", "Tell me a joke."]

    let exchange: PhoneExchange
    private let voice: (any AnnouncingVoiceProtocol)?
    private let port: Int

    /// - Parameter voice: with which people at its telephones talk; nil where they have nothing to say.
    init(voice: (any AnnouncingVoiceProtocol)? = nil) throws {
        self.voice = voice
        port = try FreePort.pick()
        let voice = "http://127.0.0.1:\(port)/voice"
        var configuration = ExchangeConfiguration(number: Self.called, voiceURL: voice + "/incoming")
        configuration.statusURL = voice + "/status"
        exchange = PhoneExchange(configuration)
    }

    /// - Returns: what a bridge takes it for Twilio with.
    func start() async throws -> BridgeConfiguration {
        let configuration = exchange.configuration
        var account = TwilioAccount(sid: configuration.account, authToken: configuration.authToken)
        (account.number, account.restURL) = (Self.called, try await exchange.start())
        var bridge = BridgeConfiguration(token: .random())
        (bridge.port, bridge.account, bridge.names) = (port, account, .loopback)
        return bridge
    }

    func stop() async { await exchange.stop() }

    /// Somebody calls, asks something, hears the answer and hangs up.
    func ring() async throws(PhoneError) {
        try await call(with: try await person(saying: [Self.questions.randomElement() ?? Self.questions[0]]))
    }

    func call(with person: any CallerProtocol) async throws(PhoneError) {
        do {
            _ = try await exchange.call(from: Self.caller, to: Self.called, caller: person)
        } catch {
            throw PhoneError("The test line is not open any more.")
        }
    }

    /// Whatever number is called, somebody takes the call, says hello, and asks something.
    func connectSomebody(at number: String) async throws(PhoneError) {
        let person = try await person(saying: ["Hello, who is speaking?", "What time is it?"], isCalled: true)
        await exchange.connect(ExchangePhone { _ in .answered(person) }, at: number)
    }

    private func person(saying texts: [String], isCalled: Bool = false) async throws(PhoneError)
        -> ScriptedCaller
    {
        var steps: [CallerStep] = isCalled ? [] : [.untilHearsSpeech, .untilHearsSilence(of: .milliseconds(800))]
        for text in texts {
            guard let voice, let sound = try? await voice.speak(text, language: "en") else {
                throw PhoneError("The voice of the test line is not available.")
            }
            steps += [
                .say(LineEncoder.bytes(of: sound, .muLaw)), .untilHearsSpeech,
                .untilHearsSilence(of: .milliseconds(1500)),
            ]
        }
        return ScriptedCaller(steps + [.hangUp])
    }
}

/// A port of this machine that nobody listens on.
enum FreePort {
    static func pick() throws -> Int {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw PhoneError("This machine has no free socket.") }
        defer { Glibc.close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
            }
        }
        guard isBound else { throw PhoneError("This machine has no free port.") }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
