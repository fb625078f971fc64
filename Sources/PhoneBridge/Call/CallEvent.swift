import Echo
import EchoAudio
import EchoWire

/// An event of a call, by the names of the Realtime API where it has one, and by ours where it has none.
struct CallEvent: Sendable, Hashable {
    let type: String
    /// From the server to the client, or the other way.
    let direction: CallEventDirection
    let payload: JSONValue?
    /// Pieces are told as they come, and not kept: what they come to is.
    let isKept: Bool

    private init(
        _ type: String, _ direction: CallEventDirection = .incoming, _ payload: JSONValue? = nil, isKept: Bool = true
    ) {
        (self.type, self.direction, self.payload, self.isKept) = (type, direction, payload, isKept)
    }

    /// Its payload, without anybody's data. Of a piece nobody knows whether its figures belong to a number, so it has none.
    func masked(by mask: PersonalDataMask) -> JSONValue? {
        guard let masked = payload.map({ mask.mask($0) }) else { return nil }
        guard !isKept, var object = masked.object, let delta = object["delta"]?.string else { return masked }
        object["delta"] = .string(String(delta.map { $0.isNumber ? "•" : $0 }))
        return .object(object)
    }

    /// Nil for what is no event of a call.
    init?(_ happening: CallHappening) {
        switch happening {
        case .echo(let event):
            guard let named = Self.named(event) else { return nil }
            self = named
        case .wire(.sessionUpdated): self.init("session.updated")
        case .wire(.committed(let item)):
            self.init("input_audio_buffer.committed", .incoming, ["item_id": .string(item)])
        case .wire(.soundCame(let item, let pieces, let frames)):
            self.init(
                "response.output_audio.delta", .incoming,
                [
                    "item_id": .string(item), "count": .integer(pieces),
                    "audio_ms": .integer(frames * 1000 / PCM16.sampleRate),
                ])
        case .attended(.ringing): self.init("call.ringing", .outgoing)
        case .attended(.declined): self.init("call.declined", .outgoing)
        case .attended(let attendance):
            self.init("call.answered", .outgoing, ["by": .string(attendance.rawValue)])
        // One after the other they may be a card's number.
        case .digit(let digit):
            let sign = digit.flatMap { $0.isNumber ? nil : String($0) } ?? "•"
            self.init("call.digit", .incoming, ["digit": .string(sign)])
        case .soundIgnored(let host):
            self.init("call.sound_ignored", .incoming, ["host": .string(host)])
        case .announced(let sentence): self.init("call.announced", .outgoing, ["text": .string(sentence)])
        case .wrongPIN: self.init("call.refused", .outgoing, ["reason": "pin"])
        case .recordingStarted: self.init("recording.started", .outgoing)
        case .recordingDiscarded: self.init("recording.discarded", .incoming)
        case .recordingRefused: self.init("recording.refused", .incoming)
        case .recordingFailed:
            self.init(
                "error", .incoming,
                ["code": .string(BridgeError.recordingFailed.rawValue), "message": "The call is not recorded."])
        case .recordingKept(let kept):
            let seconds = Int(kept.duration.components.seconds)
            self.init("recording.kept", .outgoing, ["duration_seconds": .integer(seconds)])
        case .configured(let settings, let before):
            self.init("config.updated", .outgoing, .object(SettingsDifference(from: before, to: settings).json))
        case .takenOver(let isTaken): self.init(isTaken ? "call.taken_over" : "call.given_back", .outgoing)
        case .asked(.whisper(let text)): self.init("call.whisper", .outgoing, ["text": .string(text)])
        case .asked(.say(let text)): self.init("call.say", .outgoing, ["text": .string(text)])
        // As those of the other side.
        case .asked(.press(let digits)):
            let signs = String(digits.map { $0.isNumber ? "•" : $0 })
            self.init("call.dtmf", .outgoing, ["digits": .string(signs)])
        // What becomes of it is told by itself.
        case .asked: return nil
        case .machineAnswered: self.init("call.machine_answered", .incoming)
        case .held(let isHeld): self.init(isHeld ? "call.held" : "call.resumed", .incoming)
        case .muted(let isMuted): self.init(isMuted ? "call.muted" : "call.unmuted", .outgoing)
        case .transferring(let number): self.init("call.transferring", .outgoing, ["number": .string(number)])
        case .personWanted(let name, let reason):
            self.init("call.person_wanted", .outgoing, ["name": .string(name), "text": .string(reason)])
        case .messageTaken(let text): self.init("call.message_taken", .incoming, ["text": .string(text)])
        case .transferred(let number): self.init("call.transferred", .outgoing, ["number": .string(number)])
        case .transferRefused(let refusal):
            self.init("call.transfer_refused", .outgoing, ["message": .string(refusal.wording)])
        case .transferFailed(let error):
            self.init("call.transfer_refused", .outgoing, ["message": .string(error.sentence)])
        case .failed(let error): self.init("error", .incoming, Self.words(error))
        case .fallback: self.init("call.fallback", .outgoing)
        case .lineFailed(let error): self.init("error", .incoming, ["message": .string(error.sentence)])
        case .measured(let quality): self.init("call.quality", .incoming, Self.figures(quality))
        case .began: self.init("call.connected")
        // Its record has the prompt.
        case .prepared, .placed(_, .queued, _): return nil
        case .placed(_, .ringing, _): self.init("call.ringing")
        case .placed(_, .elsewhere, _): self.init("call.connected")
        case .placed(_, .over(_, let reason), _):
            self.init("call.disconnected", .incoming, ["reason": .string(reason)])
        case .ended(let end, _): self.init("call.disconnected", .incoming, ["reason": .string(end.rawValue)])
        case .notReached(_, let status, _):
            self.init("call.disconnected", .incoming, ["reason": .string(status.rawValue)])
        case .turnedAway(_, let reason, _, _):
            self.init(
                "call.refused", .outgoing, ["reason": .string(reason.name), "message": .string(reason.wording)])
        }
    }

    private static func figures(_ quality: LineQuality) -> JSONValue {
        func milliseconds(_ duration: Duration) -> JSONValue { .integer(Int((duration / .milliseconds(1)).rounded())) }
        var json: JSONObject = [
            "packets_received": .integer(quality.received), "packets_lost": .integer(quality.lost),
            "jitter_ms": milliseconds(quality.jitter), "packets_sent": .integer(quality.sent),
        ]
        json["remote_packets_lost"] = quality.lostThere.map { .integer($0) }
        json["remote_jitter_ms"] = quality.jitterThere.map(milliseconds)
        json["round_trip_ms"] = quality.roundTrip.map(milliseconds)
        return .object(json)
    }

    /// An outage is one of the codes of the API.
    private static func words(_ error: EchoError) -> JSONValue {
        var json: JSONObject = ["message": .string(error.sentence)]
        if error.isOutage { json["code"] = .string(BridgeError.assistantUnreachable.rawValue) }
        return .object(json)
    }

    private static func named(_ event: EchoEvent) -> CallEvent? {
        switch event {
        case .connectionStatusChanged(.connected(let session, let model)):
            CallEvent("session.created", .incoming, ["session": .string(session), "model": .string(model)])
        case .userStartedSpeaking(let item, _):
            CallEvent("input_audio_buffer.speech_started", .incoming, ["item_id": .string(item)])
        case .userStoppedSpeaking(let item, _):
            CallEvent("input_audio_buffer.speech_stopped", .incoming, ["item_id": .string(item)])
        case .userTranscriptionCompleted(let item, let words):
            CallEvent(
                "conversation.item.input_audio_transcription.completed", .incoming,
                ["item_id": .string(item), "transcript": .string(words)])
        case .assistantTextDelta(let item, let delta):
            CallEvent(
                "response.output_audio_transcript.delta", .incoming,
                ["item_id": .string(item), "delta": .string(delta)], isKept: false)
        case .assistantStoppedSpeaking(let item):
            CallEvent("response.output_audio.done", .incoming, ["item_id": .string(item)])
        case .turnChanged(.thinking): CallEvent("response.created")
        case .turnEnded: CallEvent("response.done")
        case .assistantInterrupted(let item, let heard):
            CallEvent(
                "conversation.item.truncate", .outgoing,
                ["item_id": .string(item), "audio_end_ms": .integer(Int(heard / .milliseconds(1)))])
        case .error(let error): CallEvent("error", .incoming, words(error))
        default: nil
        }
    }
}
