import EchoAudio
import EchoWire
import Foundation

/// The recording of a conversation by voice.
extension WireReplay {
    /// A new session: the conversation goes on in it.
    mutating func beginVoice(_ json: JSONValue, _ now: Moment) {
        if leg == .text { tell(.modeChanged(.audio)) }
        leg = .voice
        if let model = json["session"]?["model"]?.string { voice.model = model }
        answers(voice.model)
        perform(voice.notice(.connected(nil), at: now), now)
        receivedByVoice(json, now)
    }

    mutating func receivedByVoice(_ json: JSONValue, _ now: Moment) {
        if leg == nil { leg = .voice }
        do throws(WireError) {
            perform(voice.receive(try mended.event(ElidedSound.restored(json)), at: now), now)
        } catch {
            tell(.error(.invalidData(reason: "\(error)")))
        }
    }

    mutating func sentByVoice(_ type: String, _ json: JSONValue, _ now: Moment) {
        switch type {
        case "session.update":
            voice.settings.read(json["session"] ?? .null)
            if let id = json["event_id"]?.string, let session = json["session"] {
                voice.connection.askedOptions[id] = RequestOption.asked(in: session)
            }
            transcribes(voice.settings.transcriptionModel)
        case "input_audio_buffer.append" where voice.microphone.gate.state != .open:
            perform(voice.request(.startListening, at: now), now)
        case "input_audio_buffer.clear" where voice.spoken.userSpeech == nil:
            perform(voice.request(.stopListening, at: now), now)
        case "conversation.item.create": created(json, now)
        case "conversation.item.truncate": truncated(json, now)
        case "conversation.item.delete": deleted(json["item_id"]?.string ?? "", now)
        case "response.create":
            voice.answering.awaitsResponse = true
            // Asks for nothing new, so that only whose turn it is is told.
            perform(voice.request(.setTools(voice.tools), at: now), now)
        case "response.cancel": perform(voice.request(.interrupt, at: now), now)
        default: break
        }
    }

    private mutating func transcribes(_ model: String) {
        guard let old = refusedTranscriber, old != model else { return }
        (refusedTranscriber, voice.replacements) = (nil, ModelReplacements())
        tell(.modelReplaced(old: old, new: model))
    }

    /// What the rules want done is done, as far as a recording can.
    mutating func perform(_ actions: [RealtimeAction], _ now: Moment) {
        for action in actions {
            switch action {
            case .emit(let event): tell(event)
            case .findModel: (refusedModel, voice.replacements) = (voice.model, ModelReplacements())
            case .findTranscriber(let old, _): refusedTranscriber = old
            case .play(let sound, let item):
                guard playback.add(sound.samples.count, of: item, at: now.date) else { continue }
                perform(voice.notice(.playbackStarted(item: item), at: now), now)
            case .endOfItem(let item): playback.complete(item)
            case .openMicrophone: perform(voice.notice(.microphone(.open), at: now), now)
            case .run(let call):
                perform(voice.notice(.toolCallChanged(ToolActivity(call: call, phase: .running)), at: now), now)
            default: break
            }
        }
    }

    private mutating func created(_ json: JSONValue, _ now: Moment) {
        guard let event = try? ConversationItemCreate(ElidedSound.restored(json)) else { return }
        if case .functionCallOutput(let output) = event.item { return gave(output.callID, output.output, now) }
        let item = ConversationItemAdded(previousItemID: event.previousItemID, item: event.item)
        perform(voice.receive(.conversationItemAdded(item), at: now), now)
    }

    private mutating func gave(_ callID: String, _ output: String, _ now: Moment) {
        if let activity = activity(callID, output) {
            perform(voice.notice(.toolCallChanged(activity), at: now), now)
        }
        perform(voice.request(.submit(ToolResult(callID: callID, output: output)), at: now), now)
    }

    private func activity(_ callID: String, _ output: String) -> ToolActivity? {
        guard let id = voice.transcript.calls.item(of: callID), var activity = voice.transcript.queue[id]?.tool else {
            return nil
        }
        (activity.phase, activity.output) = (.succeeded, output)
        return activity
    }

    /// Without news of the loudspeaker this tells how much was heard.
    private mutating func truncated(_ json: JSONValue, _ now: Moment) {
        guard !playback.isKnown, let item = json["item_id"]?.string else { return }
        let heard = Duration.milliseconds(min(max(0, json["audio_end_ms"]?.integer ?? 0), 1_000_000_000))
        cut(item, FrameCount.frames(heard), now)
    }

    /// What nobody heard is deleted by us, too.
    private mutating func deleted(_ item: String, _ now: Moment) {
        guard let sound = voice.playback.sounds[item] else {
            if isUnheard(item) { return }
            return perform(voice.request(.remove([item]), at: now), now)
        }
        if !sound.isOver { cut(item, 0, now) }
    }

    /// An answer of which words came, and no sound: it was taken back at the server and stays to be read.
    private func isUnheard(_ item: String) -> Bool {
        guard let message = voice.transcript.queue[item], message.role == .assistant else { return false }
        return switch message.status {
        case .interrupted, .cancelled: true
        default: false
        }
    }

    private mutating func cut(_ item: String, _ frames: Int, _ now: Moment) {
        playback.forget(item)
        perform(voice.notice(.playbackInterrupted([RenderedItem(item: item, frames: frames)]), at: now), now)
    }
}

/// Puts silence of the same size where the sound of a recording was elided.
private enum ElidedSound {
    /// Of one event, bytes: more than any server sends at once.
    private static let most = 4_000_000

    static func restored(_ json: JSONValue) -> JSONValue {
        switch json {
        case .string(let text): size(text).map { .string(Data(count: $0).base64EncodedString()) } ?? json
        case .array(let array): .array(array.map(restored))
        case .object(let object): .object(object.mapValues(restored))
        default: json
        }
    }

    /// The number in "‹3840 bytes of audio›"; nil for other texts.
    private static func size(_ text: String) -> Int? {
        guard text.hasPrefix("‹"), text.hasSuffix(" bytes of audio›") else { return nil }
        return Int(text.dropFirst().prefix { $0 != " " }).map { min(max(0, $0), most) }
    }
}
