import Echo
import EchoScreen
import EchoText
import Foundation
import Phone

/// Calls that are over, and the dialer.
extension SampleScreens {
    private static func message(_ id: String, _ role: Message.Role, _ text: String) -> Message {
        var message = Message(
            id: id, role: role, medium: .voice, status: .completed, createdAt: Date(timeIntervalSince1970: 0))
        message.text = text
        return message
    }

    /// Sound that swells and fades a few times.
    private static func peaks(_ count: Int, _ height: Double) -> [UInt8] {
        (0..<count).map {
            UInt8(max(0, min(255, height * abs(sin(Double($0) / 3)) * (0.6 + 0.4 * cos(Double($0) / 11)))))
        }
    }

    private static var waveform: CallWaveform {
        CallWaveform(
            [
                CallWaveform.Piece(
                    message: "a", isCaller: false, start: .seconds(3), duration: .seconds(5), peaks: peaks(50, 200)),
                CallWaveform.Piece(
                    message: "b", isCaller: true, start: .seconds(10), duration: .seconds(7), peaks: peaks(70, 250)),
                CallWaveform.Piece(
                    message: "c", isCaller: false, start: .seconds(19), duration: .seconds(12), peaks: peaks(120, 220)),
                CallWaveform.Piece(
                    message: "d", isCaller: true, start: .seconds(40), duration: .seconds(4), peaks: peaks(40, 120)),
            ], duration: .seconds(64))
    }

    public static var pastCall: ScreenViewState {
        var state = conversation
        var call = PastCallViewState(
            number: "+1 415-555-0111", isIncoming: true, time: "today 14:02", duration: .seconds(64),
            outcome: StyledText("the caller hung up", .faint))
        (call.latency, call.cost) = (.milliseconds(620), "$0.0431")
        call.setup = ["gpt-realtime-2.1", "voice marin", "server VAD", "prompt Bakery"]
        call.instructions = "You answer the telephone of a bakery.\nBe brief and kind."
        call.waveform = waveform
        func said(_ id: String, _ role: Message.Role, _ text: String, at seconds: Int, wasHeard: Bool = true) {
            call.entries.append(
                PastCallViewState.Entry(
                    message(id, role, text), of: .caller, at: .seconds(seconds), wasHeard: wasHeard, wasCut: false))
        }
        func happened(_ moment: CallMoment, at seconds: Int) {
            guard let words = PhoneWording.moment(moment, .caller, number: { $0 }) else { return }
            call.entries.append(PastCallViewState.Entry(words, at: .seconds(seconds)))
        }
        call.entries.append(PastCallViewState.Entry(StyledText("The call comes in.", .faint), at: .zero))
        happened(CallMoment(.answered, "assistant"), at: 1)
        happened(CallMoment(.recorded), at: 2)
        said("a", .assistant, "Good afternoon, the bakery. How can I help?", at: 3)
        said("b", .user, "Until when are you open today, and do you still have rye bread?", at: 10)
        said("c", .assistant, "We are open until six, and there are four loaves left. Shall I put one aside?", at: 19)
        happened(CallMoment(.key, "1"), at: 38)
        said("d", .user, "Yes, please.", at: 40)
        happened(CallMoment(.muted), at: 45)
        said("e", .assistant, "It is put aside.", at: 46, wasHeard: false)
        happened(CallMoment(.ended, "the caller hung up"), at: 64)
        var panel = PastCallPanel("c")
        panel.show(call)
        var played = PlayedSound(message: "c", duration: .seconds(12), peaks: [])
        played.since = .zero
        panel.play(played, at: .seconds(6))
        (state.overlay, state.hints) = (panel.overlay, panel.hints ?? [])
        return state
    }

    public static var recordings: ScreenViewState {
        var state = conversation
        func recording(_ id: String, _ number: String, _ time: String, isIncoming: Bool) -> RecordingsPanel.Recording {
            RecordingsPanel.Recording(
                id: id, number: number, isIncoming: isIncoming, time: time, bytes: 84_200, waveform: waveform,
                length: .seconds(41), messages: ["a", "b"])
        }
        var panel = RecordingsPanel()
        panel.show(
            [
                recording("1", "+1 415-555-0111", "today 14:02", isIncoming: true),
                recording("2", "+49 30 123456", "yesterday 09:41", isIncoming: false),
                recording("3", "", "Mon 23 Nov 18:20", isIncoming: true),
            ], isWhole: true)
        (state.overlay, state.hints) = (panel.overlay, panel.hints ?? [])
        return state
    }

    public static var calls: ScreenViewState {
        var state = conversation
        var panel = PhonePanel()
        (panel.line, panel.needsAddress, panel.address) = ("Twilio", true, "http://127.0.0.1:3000/voice/incoming")
        panel.used = PhoneUse(talked: .seconds(180), mostMinutes: 600, dollars: 0.4, mostDollars: 25)
        panel.readiness = PhoneReadiness(server: "api.openai.com", key: .set, publicAddress: nil)
        var call = PhoneCallViewState(id: "1", number: "+1 415-555-0111", isIncoming: true, startedAt: .zero)
        call.turn = .user
        for peak in peaks(40, 200) { call.hear(caller: peak, assistant: 0) }
        call.say(message("a", .user, "Until when are you open today?"))
        panel.show(
            [call],
            [
                PhonePanel.Ended(
                    id: "2", number: "+49 30 123456", isIncoming: false, time: "today 09:41", duration: .seconds(64),
                    outcome: StyledText("they hung up", .faint)),
                PhonePanel.Ended(
                    id: "3", number: "", isIncoming: true, time: "yesterday 18:20", duration: nil,
                    outcome: StyledText("missed", .warning)),
            ], at: .seconds(21))
        (state.overlay, state.hints) = (panel.overlay, panel.hints ?? [])
        return state
    }

    public static var keypad: ScreenViewState {
        var state = conversation
        var panel = KeypadPanel(in: "1")
        panel.note("4711#")
        (state.overlay, state.hints) = (panel.overlay, panel.hints ?? [])
        return state
    }

    public static var dialer: ScreenViewState {
        var state = conversation
        let panel = DialerPanel(prompts: ["Bakery"], recent: ["+1 415-555-0111", "+49 30 123456"]) { $0 }
        (state.overlay, state.hints) = (panel.overlay, panel.hints ?? [])
        return state
    }
}
