import Echo
import EchoScreen
import EchoText
import Foundation
import PhoneBridge

/// How what happens in a call is kept among the events of its conversation.
extension CallMoment {
    private struct Payload: Codable { let text: String }

    /// Nil for what is no such event.
    init?(_ event: KeptEvent) {
        guard let kind = Kind(rawValue: event.type) else { return nil }
        let payload = try? JSONDecoder().decode(Payload.self, from: Data(event.json.utf8))
        self.init(kind, payload?.text ?? "")
    }

    /// What happened, without what to press: who reads it later presses nothing.
    static func words(_ error: EchoError) -> String { ErrorPresenter.present(error).whatHappened.text { _ in "" } }

    func event(at date: Date) -> KeptEvent {
        let json = (try? JSONEncoder().encode(Payload(text: words))) ?? Data("{}".utf8)
        return KeptEvent(
            direction: .received, date: date, type: kind.rawValue, json: String(decoding: json, as: UTF8.self))
    }

    /// What a person at the screen asks for; nil for what becomes news by itself, or is not kept.
    init?(_ request: CallRequest) {
        switch request {
        case .whisper(let text): self.init(.whispered, text)
        case .say(let text): self.init(.said, text)
        // As those of the other side: figures may be a PIN or a card's number.
        case .press(let keys): self.init(.keys, String(keys.map { $0.isNumber ? "•" : $0 }))
        case .answer, .decline, .mute, .takeOver, .record, .transfer, .update, .close, .timeIsUp, .hangUp: return nil
        }
    }

    /// Nil for what is kept elsewhere, or not at all.
    init?(_ happening: CallHappening, isIncoming: Bool) {
        switch happening {
        case .attended(.ringing): self.init(.ringing)
        case .attended(.assistant): self.init(.answered, "assistant")
        case .attended(.person): self.init(.answered, "person")
        case .attended(.declined): self.init(.declined)
        // One after the other figures may be a card's number.
        case .digit(let key): self.init(.key, key.flatMap { $0.isNumber ? nil : String($0) } ?? "•")
        case .announced(let sentence): self.init(.announced, sentence)
        case .recordingStarted: self.init(.recorded)
        case .recordingDiscarded: self.init(.recordingDiscarded)
        case .recordingRefused: self.init(.recordingRefused)
        case .takenOver(let isTaken): self.init(isTaken ? .takenOver : .givenBack)
        case .machineAnswered: self.init(.machine)
        case .held(let isHeld): self.init(isHeld ? .held : .resumed)
        case .muted(let isMuted): self.init(isMuted ? .muted : .unmuted)
        case .transferring(let number): self.init(.transferring, number)
        case .personWanted(let name, let reason): self.init(.personWanted, PhoneWording.wanted(name, reason))
        case .messageTaken(let text): self.init(.messageTaken, text)
        case .transferred(let number): self.init(.transferred, number)
        case .fallback: self.init(.fallback)
        case .failed(let error): self.init(.refused, Self.words(error))
        case .turnedAway(_, let reason, _, _): self.init(.refused, reason.wording)
        case .soundIgnored, .wrongPIN, .recordingFailed, .transferRefused, .transferFailed, .lineFailed:
            guard let sentence = PhoneWording.refusal(happening) else { return nil }
            self.init(.refused, sentence)
        case .ended(let end, _): self.init(.ended, PhoneRules.outcome(end, isIncoming: isIncoming).text)
        case .notReached(_, let status, _): self.init(.ended, PhoneRules.outcome(status).text)
        case .placed, .began, .prepared, .echo, .wire, .configured, .recordingKept, .asked, .measured: return nil
        }
    }
}
