import Echo
import EchoAudio
import Synchronization

/// What the rules of a call want to have done.
extension LiveCall {
    func perform(_ effect: CallEffect) async {
        let conversation = talk.withLock { $0 }
        switch effect {
        case .attend(let attendance):
            // What the caller hears of the ring is over with it.
            if attendance != .ringing { loudspeaker.hush() }
            news.tell(.attended(attendance))
        case .open: await open()
        case .ring: loudspeaker.announce(LineTone.ring)
        case .hush: loudspeaker.hush()
        case .instruct(let words, let answers): try? await conversation?.instruct(words, answers: answers)
        case .announce(let sentence, let announcement): await announce(sentence, announcement)
        case .makeRoomForMessage: await makeRoomForMessage(conversation)
        case .startMessage(let records): await startMessage(records: records, conversation)
        case .endMessage(let id, let outcome, let records):
            await endMessage(id, outcome, records: records, conversation)
        case .startRecording:
            let notice = configuration.recordingNotice
            await startRecording(conversation, keepsCaller: notice.rule == .oneParty && !notice.asks)
        case .discardRecording:
            tape.stop()
            _ = await aside { await self.recorder?.discard(self.line.call.id) }
            news.tell(.recordingDiscarded)
        case .refuseRecording:
            tape.stop()
            news.tell(.recordingRefused)
        case .failPIN: news.tell(.wrongPIN)
        case .keys(let id, let digits): keys.answer(id, digits)
        case .mute(let isMuted):
            loudspeaker.mute(isMuted)
            news.tell(.muted(isMuted))
        case .silence: loudspeaker.mute(true)
        case .takeOver(let takes):
            loudspeaker.mute(takes)
            microphone.cover(takes)
            news.tell(.takenOver(takes))
        case .deafen: microphone.cover(true)
        case .interruptAssistant: await conversation?.interruptAssistant()
        case .press(let digits):
            line.press(digits)
            for digit in digits { tape.key(digit, of: .assistant, at: .now) }
        case .transfer(let name, let sentence): transfer(to: name, saying: sentence)
        case .wantPerson(let name, let reason): news.tell(.personWanted(name: name, reason: reason ?? ""))
        case .failTransfer: news.tell(.transferFailed(.notPossible))
        case .update(let settings): await update(settings, conversation)
        case .hangUp: line.hangUp()
        case .converse, .end: break
        }
    }

    private func open() async {
        do throws(PhoneLineError) {
            try await line.open()
        } catch {
            happened.yield(.lineEnded(.lost))
        }
    }

    /// - Parameter keepsCaller: what they said before it is part of it.
    func startRecording(_ conversation: Conversation?, keepsCaller: Bool) async {
        loudspeaker.tellSound()
        let whole = tape.start(keepsCaller: keepsCaller, at: .now)
        let events = speaker.withLock(\.self).eventBatches
        guard let recorder, let conversation,
            await aside({ await recorder.begin(self.line.call, whole, conversation.sound, events) }) == true
        else {
            tape.stop()
            news.tell(.recordingFailed)
            happened.yield(.recordingFailed)
            return
        }
        keeping.isRecording.withLock { $0 = true }
        news.tell(.recordingStarted)
    }

    /// What is kept of a recording that has ended is told; once.
    ///
    /// - Returns: whether something is.
    @discardableResult func keepRecording() async -> Bool {
        let wasOpen = keeping.isRecording.withLock { isOpen in
            defer { isOpen = false }
            return isOpen
        }
        guard wasOpen, let kept = await aside({ await self.recorder?.end(self.line.call.id) }) else { return false }
        news.tell(.recordingKept(kept))
        return true
    }

    private func announce(_ sentence: String, _ announcement: CallAnnouncement) async {
        // What is said behind the goodbye is answered by nobody.
        if announcement == .farewell { microphone.cover(true) }
        let language = announcement.isAboutRecording ? configuration.recordingNotice.language : configuration.language
        guard let voice, var sound = await aside({ try? await voice.speak(sentence, language: language) }) else {
            happened.yield(.announced(announcement, wasSaid: false))
            return
        }
        if announcement == .message { sound.samples += LineTone.message.samples }
        if announcement.replacesOthers { loudspeaker.hush() }
        loudspeaker.announce(
            sound, onBegun: { [news] in news.tell(.announced(sentence)) },
            onHeard: { [happened] in happened.yield(.announced(announcement, wasSaid: true)) })
    }

    private func update(_ settings: SessionSettings, _ conversation: Conversation?) async {
        do throws(EchoError) {
            try await conversation?.updateSettings(settings)
            let before = told.withLock { told in
                defer { told = settings }
                return told
            }
            if conversation != nil { news.tell(.wire(.sessionUpdated)) }
            news.tell(.configured(settings, before: before))
        } catch {
            news.tell(.failed(error))
        }
    }
}
