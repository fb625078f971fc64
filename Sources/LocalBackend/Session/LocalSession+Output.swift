import EchoAudio
import EchoWire

extension LocalSession {
    mutating func openMessage(for id: String) {
        guard let answer = answers[id], answer.message == nil else { return }
        let item = ids.next("item")
        let previous = answer.isInConversation ? items.lastID : nil
        let message = OpenMessage(
            id: item, index: answer.output.count, previousID: previous, phase: phase(of: answer),
            encoder: SoundEncoder(format: answer.settings.outputFormat))
        answers[id]?.message = message
        add(
            .message(
                MessageItem(id: item, status: "in_progress", role: "assistant", content: [], phase: message.phase)),
            index: message.index, to: answer, previous)
        let part: ContentPart =
            answer.isSpoken ? .audio(AudioContent(transcript: "")) : .text(TextContent(text: ""))
        send(
            ServerEvent.responseContentPartAdded,
            ResponseContentPartAdded(
                responseID: id, itemID: item, outputIndex: message.index, contentIndex: 0, part: part))
    }

    /// False when the answer may not be longer.
    mutating func call(_ name: String, _ arguments: String, for id: String) -> Bool {
        guard let answer = answers[id], answer.hasRoom(forText: arguments) else { return false }
        closeMessage(of: id, status: "completed", phase: "commentary")
        answers[id]?.isPreambling = false
        let item = ids.next("item")
        let callID = ids.next("call")
        let previous = answer.isInConversation ? items.lastID : nil
        let index = answers[id]?.output.count ?? 0
        var call = FunctionCallItem(id: item, status: "in_progress", callID: callID, name: name, arguments: "")
        add(.functionCall(call), index: index, to: answer, previous)
        send(
            ServerEvent.responseFunctionCallArgumentsDelta,
            ResponseFunctionCallArgumentsDelta(
                responseID: id, itemID: item, outputIndex: index, callID: callID, delta: arguments))
        send(
            ServerEvent.responseFunctionCallArgumentsDone,
            ResponseFunctionCallArgumentsDone(
                responseID: id, itemID: item, outputIndex: index, callID: callID, name: name, arguments: arguments))
        call.arguments = arguments
        call.status = "completed"
        answers[id]?.textTokens += TokenEstimate.text(name + arguments)
        conclude(.functionCall(call), index: index, of: id, previous)
        return true
    }

    /// Nil while it cannot be known.
    private func phase(of answer: OpenResponse) -> String? {
        guard rules.tellsPhase else { return nil }
        return answer.isPreambling ? "commentary" : answer.mayCall ? nil : "final_answer"
    }

    /// Ends an answer; no details mean that it is complete.
    mutating func finish(_ id: String, _ details: ResponseStatusDetails?) {
        guard answers[id] != nil else { return }
        closeMessage(of: id, status: details == nil ? "completed" : "incomplete")
        guard let answer = answers.removeValue(forKey: id) else { return }
        if details != nil { actions.append(.abandon(answer: id)) }
        let response = describe(answer, status: details?.type ?? "completed", details: details)
        send(ServerEvent.responseDone, ResponseDone(response: response))
        send(ServerEvent.rateLimitsUpdated, RateLimitsUpdated(rateLimits: Self.limits))
        guard answer.isInConversation else { return }
        activeID = nil
        if !turn.isSpeaking { idleSinceMs = max(buffer.totalMs, playback.endMs) }
        settle()
    }

    func describe(
        _ answer: OpenResponse, status: String, details: ResponseStatusDetails? = nil
    ) -> ResponseObject {
        ResponseObject(
            id: answer.id, object: "realtime.response", status: status, statusDetails: details, output: answer.output,
            conversationID: answer.isInConversation ? conversationID : nil,
            outputModalities: answer.settings.modalities,
            maxOutputTokens: answer.settings.session.maxOutputTokens,
            audio: ResponseAudio(
                output: SessionAudioOutput(
                    format: answer.settings.session.audio?.output?.format, voice: answer.settings.voice)),
            usage: status == "in_progress" ? nil : usage(of: answer), metadata: answer.parameters.metadata,
            extra: answer.provider.map { ["provider": .string($0)] } ?? [:])
    }

    mutating func countPrompt(_ context: [ConversationItem], for id: String) {
        guard let answer = answers[id] else { return }
        let fixed = answer.settings.session
        var text = TokenEstimate.text(fixed.instructions ?? "")
        text += (fixed.tools ?? []).reduce(0) { $0 + TokenEstimate.tool($1.wire) }
        var audio = 0
        for item in context { (text, audio) = (text + textTokens(item), audio + audioTokens(item)) }
        answers[id]?.promptTokens = text + audio
        answers[id]?.promptAudioTokens = audio
    }

    /// This machine is nobody's to meter.
    private static let limits = [
        RateLimit(name: "requests", limit: 1_000_000, remaining: 1_000_000, resetSeconds: 0),
        RateLimit(name: "tokens", limit: 1_000_000_000, remaining: 1_000_000_000, resetSeconds: 0),
    ]

    private mutating func closeMessage(of id: String, status: String, phase: String = "final_answer") {
        guard let answer = answers[id], let message = answer.message else { return }
        answers[id]?.message = nil
        if answer.isSpoken {
            send(
                ServerEvent.responseOutputAudioDone,
                ResponseOutputAudioDone(
                    responseID: id, itemID: message.id, outputIndex: message.index, contentIndex: 0))
            send(
                ServerEvent.responseOutputAudioTranscriptDone,
                ResponseOutputAudioTranscriptDone(
                    responseID: id, itemID: message.id, outputIndex: message.index, contentIndex: 0,
                    transcript: message.text))
        } else {
            send(
                ServerEvent.responseOutputTextDone,
                ResponseOutputTextDone(
                    responseID: id, itemID: message.id, outputIndex: message.index, contentIndex: 0,
                    text: message.text))
        }
        send(
            ServerEvent.responseContentPartDone,
            ResponseContentPartDone(
                responseID: id, itemID: message.id, outputIndex: message.index, contentIndex: 0,
                part: answer.isSpoken
                    ? .audio(AudioContent(transcript: message.text)) : .text(TextContent(text: message.text))))
        let content: ContentPart =
            answer.isSpoken ? .outputAudio(transcript: message.text) : .outputText(text: message.text)
        if answer.isSpoken, answer.isInConversation { spoken[message.id] = message.marks }
        conclude(
            .message(
                MessageItem(
                    id: message.id, status: status, role: "assistant", content: [content],
                    phase: rules.tellsPhase ? message.phase ?? phase : nil)),
            index: message.index, of: id, message.previousID)
    }

    private mutating func add(_ item: ConversationItem, index: Int, to answer: OpenResponse, _ previous: String?) {
        answers[answer.id]?.output.append(item)
        send(
            ServerEvent.responseOutputItemAdded,
            ResponseOutputItemAdded(responseID: answer.id, outputIndex: index, item: item))
        guard answer.isInConversation else { return }
        items.append(item)
        send(ServerEvent.conversationItemAdded, ConversationItemAdded(previousItemID: previous, item: item))
    }

    private mutating func conclude(_ item: ConversationItem, index: Int, of id: String, _ previous: String?) {
        guard let answer = answers[id], let itemID = item.id else { return }
        answers[id]?.output[index] = item
        if answer.isInConversation {
            if items.contains(itemID) { items[itemID] = item }
            send(ServerEvent.conversationItemDone, ConversationItemDone(previousItemID: previous, item: item))
        }
        send(
            ServerEvent.responseOutputItemDone,
            ResponseOutputItemDone(responseID: id, outputIndex: index, item: item))
    }

    private func usage(of answer: OpenResponse) -> ResponseUsage {
        let audio = TokenEstimate.assistantAudio(milliseconds: answer.audioMs)
        let cached = CachedTokensDetails(textTokens: 0, audioTokens: 0, imageTokens: 0)
        return ResponseUsage(
            totalTokens: answer.promptTokens + answer.textTokens + audio, inputTokens: answer.promptTokens,
            outputTokens: answer.textTokens + audio,
            inputTokenDetails: InputTokenDetails(
                textTokens: answer.promptTokens - answer.promptAudioTokens, audioTokens: answer.promptAudioTokens,
                imageTokens: 0, cachedTokens: 0, cachedTokensDetails: cached),
            outputTokenDetails: OutputTokenDetails(textTokens: answer.textTokens, audioTokens: audio))
    }

    private func textTokens(_ item: ConversationItem) -> Int {
        switch item {
        case .message(let message): message.id.flatMap { hearings[$0] } == nil ? TokenEstimate.text(words(message)) : 0
        case .functionCall(let call): TokenEstimate.text(call.name + call.arguments)
        case .functionCallOutput(let output): TokenEstimate.text(output.output)
        default: 0
        }
    }

    private func audioTokens(_ item: ConversationItem) -> Int {
        guard let id = item.id else { return 0 }
        if let hearing = hearings[id] { return TokenEstimate.userAudio(milliseconds: hearing.durationMs) }
        return spoken[id].map { TokenEstimate.assistantAudio(milliseconds: $0.durationMs) } ?? 0
    }

    private func words(_ message: MessageItem) -> String { message.content.compactMap(\.words).joined(separator: " ") }
}
