import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// One answer of the Responses API while it is made, in the published order of events.
struct ResponsesAnswer: Sendable {
    private(set) var response: ResponsesResponse
    private(set) var isFull = false
    private var ids: IdentifierSource
    private var length: AnswerLength
    private let promptTokens: Int
    private let rules: TextModelRules
    private var reasoningTokens = 0
    private var message: OpenMessage?
    private var sequence = 0
    private var events: [ResponsesStreamEvent] = []

    private struct OpenMessage {
        let id: String
        let index: Int
        var parts: [ResponsesPart] = []
        var text: String?
        var isRefusal = false
        /// `commentary` or `final_answer`, once it is known.
        var phase: String?
    }

    init(_ request: ResponsesRequest, promptTokens: Int, ids: IdentifierSource, at time: Date) {
        self.ids = ids
        self.promptTokens = promptTokens
        rules = TextModelRules(model: request.model)
        length = AnswerLength(limit: request.maxOutputTokens)
        response = Self.blank(request, id: self.ids.next("resp"), at: time)
    }

    mutating func begin() -> [ResponsesStreamEvent] {
        emit(.created(ResponsesSnapshot(response: response)))
        emit(.inProgress(ResponsesSnapshot(response: response)))
        return taken()
    }

    mutating func take(_ step: ResponseStep) -> [ResponsesStreamEvent] {
        switch step {
        case .thought(let text): think(text)
        case .compacted(let sealed): compact(sealed)
        case .said(.text(let text)): say(text, isRefusal: false)
        case .said(.refusal(let text)): say(text, isRefusal: true)
        case .said(.call(let name, let arguments)): call(name, arguments)
        case .said(.delayed(.queued)): wait()
        case .said(.provider(let name)): response.extra["provider"] = .string(name)
        case .said(.announce), .said(.delayed): break
        case .finished(let time): finish(at: time)
        case .failed(let reason): fail(reason)
        case .cancelled: cancel()
        case .steered: steer()
        }
        return taken()
    }

    /// Others are answered first.
    private mutating func wait() {
        var waiting = response
        waiting.status = "queued"
        emit(.queued(ResponsesSnapshot(response: waiting)))
    }

    private mutating func finish(at time: Date) {
        closeMessage(isComplete: !isFull)
        count()
        if isFull {
            response.status = "incomplete"
            response.incompleteDetails = ResponsesIncompleteDetails(reason: "max_output_tokens")
            emit(.incomplete(ResponsesSnapshot(response: response)))
        } else {
            response.status = "completed"
            response.completedAt = Int(time.timeIntervalSince1970)
            emit(.completed(ResponsesSnapshot(response: response)))
        }
    }

    private mutating func fail(_ reason: String) {
        closeMessage(isComplete: false)
        count()
        response.status = "failed"
        response.error = ResponseError(code: "server_error", message: reason)
        emit(.failed(ResponsesSnapshot(response: response)))
    }

    /// The protocol has no event for it: the stream ends with an incomplete answer, whose status says why.
    private mutating func cancel() {
        closeMessage(isComplete: false)
        count()
        response.status = "cancelled"
        emit(.incomplete(ResponsesSnapshot(response: response)))
    }

    private mutating func steer() {
        closeMessage(isComplete: false)
        count()
        response.status = "incomplete"
        response.incompleteDetails = ResponsesIncompleteDetails(reason: "steered")
        emit(.incomplete(ResponsesSnapshot(response: response)))
    }

    private mutating func think(_ text: String) {
        guard length.take(text) else {
            isFull = true
            return
        }
        reasoningTokens += TokenEstimate.text(text)
        let index = response.output.count
        var item = ResponsesReasoning(id: ids.next("rs"))
        emit(.outputItemAdded(ResponsesOutputItemChange(outputIndex: index, item: .reasoning(item))))
        if !text.isEmpty {
            summarize(text, of: item.id, at: index)
            item.summary = [.summaryText(text: text)]
        }
        response.output.append(.reasoning(item))
        emit(.outputItemDone(ResponsesOutputItemChange(outputIndex: index, item: .reasoning(item))))
    }

    private mutating func summarize(_ text: String, of id: String, at index: Int) {
        func part(_ text: String) -> ResponsesSummaryPartChange {
            ResponsesSummaryPartChange(itemID: id, outputIndex: index, summaryIndex: 0, part: .summaryText(text: text))
        }
        emit(.reasoningSummaryPartAdded(part("")))
        for chunk in WordChunks.split(text) {
            emit(
                .reasoningSummaryTextDelta(
                    ResponsesSummaryTextDelta(itemID: id, outputIndex: index, summaryIndex: 0, delta: chunk)))
        }
        emit(
            .reasoningSummaryTextDone(
                ResponsesSummaryTextDone(itemID: id, outputIndex: index, summaryIndex: 0, text: text)))
        emit(.reasoningSummaryPartDone(part(text)))
    }

    private mutating func compact(_ sealed: String) {
        let index = response.output.count
        var item = ResponsesCompaction(id: ids.next("cmp"), encryptedContent: "")
        emit(.outputItemAdded(ResponsesOutputItemChange(outputIndex: index, item: .compaction(item))))
        emit(.toolProgressed(.compacting, ResponsesItemPlace(itemID: item.id ?? "", outputIndex: index)))
        item.encryptedContent = sealed
        response.output.append(.compaction(item))
        emit(.outputItemDone(ResponsesOutputItemChange(outputIndex: index, item: .compaction(item))))
    }

    var whole: HTTPAnswer {
        guard let error = response.error else { return HTTPAnswer(status: .ok, body: response.json) }
        return .error(
            .internalServerError, error.message ?? "The answer failed.", type: "server_error", code: "server_error")
    }

    private mutating func emit(_ event: ResponsesStreamEvent) {
        events.append(event.numbered(sequence))
        sequence += 1
    }

    private mutating func taken() -> [ResponsesStreamEvent] {
        defer { events = [] }
        return events
    }

    private mutating func say(_ text: String, isRefusal: Bool) {
        guard !text.isEmpty, !isFull else { return }
        openMessage()
        if let open = message, open.text != nil, open.isRefusal != isRefusal { closePart() }
        openPart(isRefusal: isRefusal)
        for chunk in length.admit(text) { add(chunk) }
        isFull = length.isExceeded
    }

    private mutating func openMessage() {
        guard message == nil else { return }
        var open = OpenMessage(id: ids.next("msg"), index: response.output.count)
        if rules.tellsPhase, !mayCall { open.phase = "final_answer" }
        message = open
        let item = Self.item(open, status: "in_progress")
        response.output.append(item)
        emit(.outputItemAdded(ResponsesOutputItemChange(outputIndex: open.index, item: item)))
    }

    private mutating func openPart(isRefusal: Bool) {
        guard let open = message, open.text == nil else { return }
        message?.text = ""
        message?.isRefusal = isRefusal
        emit(
            .contentPartAdded(
                ResponsesContentPartChange(
                    itemID: open.id, outputIndex: open.index, contentIndex: open.parts.count,
                    part: Self.part("", isRefusal: isRefusal))))
    }

    private mutating func add(_ chunk: String) {
        guard let open = message else { return }
        message?.text? += chunk
        if open.isRefusal {
            emit(
                .refusalDelta(
                    ResponsesPartDelta(
                        itemID: open.id, outputIndex: open.index, contentIndex: open.parts.count, delta: chunk)))
        } else {
            emit(
                .outputTextDelta(
                    ResponsesTextDelta(
                        itemID: open.id, outputIndex: open.index, contentIndex: open.parts.count, delta: chunk,
                        logprobs: [])))
        }
    }

    private mutating func closePart() {
        guard let open = message, let text = open.text else { return }
        let (id, index, place) = (open.id, open.index, open.parts.count)
        if open.isRefusal {
            emit(
                .refusalDone(
                    ResponsesRefusalDone(itemID: id, outputIndex: index, contentIndex: place, refusal: text)))
        } else {
            emit(
                .outputTextDone(
                    ResponsesTextDone(itemID: id, outputIndex: index, contentIndex: place, text: text, logprobs: [])))
        }
        let part = Self.part(text, isRefusal: open.isRefusal)
        emit(
            .contentPartDone(
                ResponsesContentPartChange(itemID: id, outputIndex: index, contentIndex: place, part: part)))
        message?.parts.append(part)
        message?.text = nil
    }

    /// Whether functions may still be called, so that words before that are not the answer.
    private var mayCall: Bool { !response.tools.isEmpty && response.toolChoice != .noTools }

    private mutating func closeMessage(isComplete: Bool, phase: String = "final_answer") {
        closePart()
        guard var open = message else { return }
        if rules.tellsPhase { open.phase = open.phase ?? phase }
        message = nil
        let item = Self.item(open, status: isComplete ? "completed" : "incomplete")
        response.output[open.index] = item
        emit(.outputItemDone(ResponsesOutputItemChange(outputIndex: open.index, item: item)))
    }

    private mutating func call(_ name: String, _ arguments: String) {
        guard !isFull, response.parallelToolCalls != false || response.functionCalls.isEmpty else { return }
        guard length.take(name + arguments) else {
            isFull = true
            return
        }
        closeMessage(isComplete: true, phase: "commentary")
        let index = response.output.count
        var call = ResponsesFunctionCall(
            id: ids.next("fc"), status: "in_progress", callID: ids.next("call"), name: name, arguments: "")
        let id = call.id ?? ""
        emit(.outputItemAdded(ResponsesOutputItemChange(outputIndex: index, item: .functionCall(call))))
        emit(
            .functionCallArgumentsDelta(
                ResponsesArgumentsDelta(itemID: id, outputIndex: index, delta: arguments)))
        emit(
            .functionCallArgumentsDone(
                ResponsesArgumentsDone(itemID: id, outputIndex: index, arguments: arguments)))
        call.arguments = arguments
        call.status = "completed"
        response.output.append(.functionCall(call))
        emit(.outputItemDone(ResponsesOutputItemChange(outputIndex: index, item: .functionCall(call))))
    }

    private mutating func count() {
        response.usage = ResponsesUsage(
            inputTokens: promptTokens,
            inputTokensDetails: ResponsesInputTokens(cachedTokens: 0, cacheWriteTokens: 0),
            outputTokens: length.tokens, outputTokensDetails: ResponsesOutputTokens(reasoningTokens: reasoningTokens),
            totalTokens: promptTokens + length.tokens)
    }

    private static func item(_ message: OpenMessage, status: String) -> ResponsesItem {
        .message(
            ResponsesMessage(
                id: message.id, status: status, role: "assistant", content: .parts(message.parts),
                phase: message.phase))
    }

    private static func part(_ text: String, isRefusal: Bool) -> ResponsesPart {
        isRefusal
            ? .refusal(refusal: text) : .outputText(ResponsesOutputText(text: text, annotations: [], logprobs: []))
    }

    /// As the published server repeats a request, nulls included.
    private static func blank(_ request: ResponsesRequest, id: String, at time: Date) -> ResponsesResponse {
        ResponsesResponse(
            id: id, createdAt: Int(time.timeIntervalSince1970), status: "in_progress", model: request.model,
            output: [], instructions: request.instructions.map { .text($0) },
            previousResponseID: request.previousResponseID, store: request.store ?? true, tools: request.tools ?? [],
            toolChoice: request.toolChoice ?? .auto, parallelToolCalls: request.parallelToolCalls ?? true,
            text: text(request), reasoning: reasoning(request),
            maxOutputTokens: request.maxOutputTokens,
            temperature: request.temperature ?? 1, topP: request.topP ?? 1, metadata: request.metadata ?? [:],
            serviceTier: ServedTier.told(request.serviceTier), truncation: request.truncation ?? "disabled",
            promptCacheKey: request.promptCacheKey,
            isBackground: request.isBackground ?? false,
            extra: [
                "error": .null, "incomplete_details": .null, "instructions": .null, "max_output_tokens": .null,
                "previous_response_id": .null, "usage": .null, "user": .null,
            ])
    }

    private static func reasoning(_ request: ResponsesRequest) -> ResponsesReasoningSettings {
        var reasoning = request.reasoning ?? ResponsesReasoningSettings()
        reasoning.effort = TextModelRules(model: request.model).effort(reasoning.effort)
        reasoning.extra.merge(["effort": .null, "summary": .null]) { given, _ in given }
        return reasoning
    }

    private static func text(_ request: ResponsesRequest) -> ResponsesText {
        var text = request.text ?? ResponsesText()
        text.format = text.format ?? .text
        if TextModelRules(model: request.model).thinks { text.verbosity = text.verbosity ?? "medium" }
        return text
    }
}
