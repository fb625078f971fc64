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
    private var message: OpenMessage?
    private var sequence = 0
    private var events: [ResponsesStreamEvent] = []

    private struct OpenMessage {
        let id: String
        let index: Int
        var parts: [ResponsesPart] = []
        var text: String?
        var isRefusal = false
    }

    init(_ request: ResponsesRequest, promptTokens: Int, ids: IdentifierSource, at time: Date) {
        self.ids = ids
        self.promptTokens = promptTokens
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
        case .said(.text(let text)): say(text, isRefusal: false)
        case .said(.refusal(let text)): say(text, isRefusal: true)
        case .said(.call(let name, let arguments)): call(name, arguments)
        case .said(.announce): break
        case .finished(let time): finish(at: time)
        case .failed(let reason): fail(reason)
        case .cancelled: cancel()
        }
        return taken()
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
        let open = OpenMessage(id: ids.next("msg"), index: response.output.count)
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

    private mutating func closeMessage(isComplete: Bool) {
        closePart()
        guard let open = message else { return }
        message = nil
        let item = Self.item(open, status: isComplete ? "completed" : "incomplete")
        response.output[open.index] = item
        emit(.outputItemDone(ResponsesOutputItemChange(outputIndex: open.index, item: item)))
    }

    private mutating func call(_ name: String, _ arguments: String) {
        guard !isFull else { return }
        guard length.take(name + arguments) else {
            isFull = true
            return
        }
        closeMessage(isComplete: true)
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
            outputTokens: length.tokens, outputTokensDetails: ResponsesOutputTokens(reasoningTokens: 0),
            totalTokens: promptTokens + length.tokens)
    }

    private static func item(_ message: OpenMessage, status: String) -> ResponsesItem {
        .message(
            ResponsesMessage(id: message.id, status: status, role: "assistant", content: .parts(message.parts)))
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
            text: request.text ?? ResponsesText(format: .text), reasoning: reasoning(request),
            maxOutputTokens: request.maxOutputTokens,
            temperature: request.temperature ?? 1, topP: request.topP ?? 1, metadata: request.metadata ?? [:],
            serviceTier: "default", truncation: request.truncation ?? "disabled",
            isBackground: request.isBackground ?? false,
            extra: [
                "error": .null, "incomplete_details": .null, "instructions": .null, "max_output_tokens": .null,
                "previous_response_id": .null, "usage": .null, "user": .null,
            ])
    }

    private static func reasoning(_ request: ResponsesRequest) -> ResponsesReasoningSettings {
        var reasoning = request.reasoning ?? ResponsesReasoningSettings()
        reasoning.extra.merge(["effort": .null, "summary": .null]) { given, _ in given }
        return reasoning
    }
}
