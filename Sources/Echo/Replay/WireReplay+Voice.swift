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
        perform(voice.notice(.connected(nil), at: now), now)
        receivedByVoice(json, now)
    }

    mutating func receivedByVoice(_ json: JSONValue, _ now: Moment) {
        guard let event = try? ServerEvent(ElidedSound.restored(json)) else { return }
        if leg == nil { leg = .voice }
        perform(voice.receive(event, at: now), now)
    }

    mutating func sentByVoice(_ type: String, _ json: JSONValue, _ now: Moment) {
        switch type {
        case "session.update": voice.settings.read(json["session"] ?? .null)
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

    /// What the rules want done is done, as far as a recording can.
    mutating func perform(_ actions: [RealtimeAction], _ now: Moment) {
        for action in actions {
            switch action {
            case .emit(let event): tell(event)
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
            return perform(voice.request(.remove([item]), at: now), now)
        }
        if !sound.isOver { cut(item, 0, now) }
    }

    private mutating func cut(_ item: String, _ frames: Int, _ now: Moment) {
        playback.forget(item)
        perform(voice.notice(.playbackInterrupted([RenderedItem(item: item, frames: frames)]), at: now), now)
    }
}
