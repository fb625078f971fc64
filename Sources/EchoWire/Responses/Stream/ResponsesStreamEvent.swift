/// What a server says while it answers.
///
/// The stream ends with `completed`, `incomplete`, `failed` or `error`; when it ends otherwise, the answer was cut off.
public enum ResponsesStreamEvent: WireUnion {
    case created(ResponsesSnapshot)
    case queued(ResponsesSnapshot)
    case inProgress(ResponsesSnapshot)
    case completed(ResponsesSnapshot)
    /// The answer stops before its end; the response says why.
    case incomplete(ResponsesSnapshot)
    /// The answer failed; the response says why.
    case failed(ResponsesSnapshot)
    /// The stream fails, perhaps before there is an answer.
    case error(ResponsesErrorEvent)
    case outputItemAdded(ResponsesOutputItemChange)
    case outputItemDone(ResponsesOutputItemChange)
    case contentPartAdded(ResponsesContentPartChange)
    case contentPartDone(ResponsesContentPartChange)
    case outputTextDelta(ResponsesTextDelta)
    case outputTextDone(ResponsesTextDone)
    case outputTextAnnotationAdded(ResponsesAnnotationAdded)
    case refusalDelta(ResponsesPartDelta)
    case refusalDone(ResponsesRefusalDone)
    case functionCallArgumentsDelta(ResponsesArgumentsDelta)
    case functionCallArgumentsDone(ResponsesArgumentsDone)
    case reasoningTextDelta(ResponsesPartDelta)
    case reasoningTextDone(ResponsesReasoningTextDone)
    case reasoningSummaryPartAdded(ResponsesSummaryPartChange)
    case reasoningSummaryPartDone(ResponsesSummaryPartChange)
    case reasoningSummaryTextDelta(ResponsesSummaryTextDelta)
    case reasoningSummaryTextDone(ResponsesSummaryTextDone)
    case audioDelta(ResponsesAudioDelta)
    case audioDone(ResponsesMark)
    case audioTranscriptDelta(ResponsesTranscriptDelta)
    case audioTranscriptDone(ResponsesMark)
    case customToolCallInputDelta(ResponsesArgumentsDelta)
    case customToolCallInputDone(ResponsesCustomInputDone)
    case mcpCallArgumentsDelta(ResponsesArgumentsDelta)
    case mcpCallArgumentsDone(ResponsesArgumentsDone)
    case codeInterpreterCallCodeDelta(ResponsesArgumentsDelta)
    case codeInterpreterCallCodeDone(ResponsesCodeDone)
    case imageGenerationCallPartialImage(ResponsesPartialImage)
    case shellCallCommandAdded(ResponsesShellCommand)
    case shellCallCommandDelta(ResponsesShellCommandDelta)
    case shellCallCommandDone(ResponsesShellCommand)
    case shellCallOutputContentDelta(ResponsesShellOutputDelta)
    case shellCallOutputContentDone(ResponsesShellOutputDone)
    /// A tool of the server is a step further.
    case toolProgressed(ResponsesToolStep, ResponsesItemPlace)
    /// What was said to a running answer is followed; only on a WebSocket.
    case steerAccepted(ResponsesSteering)
    /// It waits for outputs of functions.
    case steerPending(ResponsesSteering)
    case steerFailed(ResponsesSteering)
    /// An event of a type that is not known here, kept as it came.
    case unknown(UnknownEvent)

    public init(type: String, fields: JSONObject) throws(WireError) {
        switch type {
        case "response.created": self = .created(try ResponsesSnapshot(fields: fields))
        case "response.queued": self = .queued(try ResponsesSnapshot(fields: fields))
        case "response.in_progress": self = .inProgress(try ResponsesSnapshot(fields: fields))
        case "response.completed": self = .completed(try ResponsesSnapshot(fields: fields))
        case "response.incomplete": self = .incomplete(try ResponsesSnapshot(fields: fields))
        case "response.failed": self = .failed(try ResponsesSnapshot(fields: fields))
        case "error": self = .error(try ResponsesErrorEvent(fields: fields))
        case "response.output_item.added": self = .outputItemAdded(try ResponsesOutputItemChange(fields: fields))
        case "response.output_item.done": self = .outputItemDone(try ResponsesOutputItemChange(fields: fields))
        case "response.content_part.added": self = .contentPartAdded(try ResponsesContentPartChange(fields: fields))
        case "response.content_part.done": self = .contentPartDone(try ResponsesContentPartChange(fields: fields))
        case "response.output_text.delta": self = .outputTextDelta(try ResponsesTextDelta(fields: fields))
        case "response.output_text.done": self = .outputTextDone(try ResponsesTextDone(fields: fields))
        case "response.output_text.annotation.added":
            self = .outputTextAnnotationAdded(try ResponsesAnnotationAdded(fields: fields))
        case "response.refusal.delta": self = .refusalDelta(try ResponsesPartDelta(fields: fields))
        case "response.refusal.done": self = .refusalDone(try ResponsesRefusalDone(fields: fields))
        case "response.function_call_arguments.delta":
            self = .functionCallArgumentsDelta(try ResponsesArgumentsDelta(fields: fields))
        case "response.function_call_arguments.done":
            self = .functionCallArgumentsDone(try ResponsesArgumentsDone(fields: fields))
        case "response.reasoning_text.delta": self = .reasoningTextDelta(try ResponsesPartDelta(fields: fields))
        case "response.reasoning_text.done": self = .reasoningTextDone(try ResponsesReasoningTextDone(fields: fields))
        case "response.reasoning_summary_part.added":
            self = .reasoningSummaryPartAdded(try ResponsesSummaryPartChange(fields: fields))
        case "response.reasoning_summary_part.done":
            self = .reasoningSummaryPartDone(try ResponsesSummaryPartChange(fields: fields))
        case "response.reasoning_summary_text.delta":
            self = .reasoningSummaryTextDelta(try ResponsesSummaryTextDelta(fields: fields))
        case "response.reasoning_summary_text.done":
            self = .reasoningSummaryTextDone(try ResponsesSummaryTextDone(fields: fields))
        case "response.audio.delta": self = .audioDelta(try ResponsesAudioDelta(fields: fields))
        case "response.audio.done": self = .audioDone(try ResponsesMark(fields: fields))
        case "response.audio.transcript.delta":
            self = .audioTranscriptDelta(try ResponsesTranscriptDelta(fields: fields))
        case "response.audio.transcript.done": self = .audioTranscriptDone(try ResponsesMark(fields: fields))
        case "response.custom_tool_call_input.delta":
            self = .customToolCallInputDelta(try ResponsesArgumentsDelta(fields: fields))
        case "response.custom_tool_call_input.done":
            self = .customToolCallInputDone(try ResponsesCustomInputDone(fields: fields))
        case "response.mcp_call_arguments.delta":
            self = .mcpCallArgumentsDelta(try ResponsesArgumentsDelta(fields: fields))
        case "response.mcp_call_arguments.done":
            self = .mcpCallArgumentsDone(try ResponsesArgumentsDone(fields: fields))
        case "response.code_interpreter_call_code.delta":
            self = .codeInterpreterCallCodeDelta(try ResponsesArgumentsDelta(fields: fields))
        case "response.code_interpreter_call_code.done":
            self = .codeInterpreterCallCodeDone(try ResponsesCodeDone(fields: fields))
        case "response.image_generation_call.partial_image":
            self = .imageGenerationCallPartialImage(try ResponsesPartialImage(fields: fields))
        case "response.shell_call_command.added":
            self = .shellCallCommandAdded(try ResponsesShellCommand(fields: fields))
        case "response.shell_call_command.delta":
            self = .shellCallCommandDelta(try ResponsesShellCommandDelta(fields: fields))
        case "response.shell_call_command.done": self = .shellCallCommandDone(try ResponsesShellCommand(fields: fields))
        case "response.shell_call_output_content.delta":
            self = .shellCallOutputContentDelta(try ResponsesShellOutputDelta(fields: fields))
        case "response.shell_call_output_content.done":
            self = .shellCallOutputContentDone(try ResponsesShellOutputDone(fields: fields))
        case "response.steer.accepted": self = .steerAccepted(try ResponsesSteering(fields: fields))
        case "response.steer.pending": self = .steerPending(try ResponsesSteering(fields: fields))
        case "response.steer.failed": self = .steerFailed(try ResponsesSteering(fields: fields))
        default:
            self =
                if let step = ResponsesToolStep(rawValue: type) {
                    .toolProgressed(step, try ResponsesItemPlace(fields: fields))
                } else {
                    .unknown(UnknownEvent(type: type, fields: fields))
                }
        }
    }

    /// The type on the wire.
    public var type: String {
        switch self {
        case .created: "response.created"
        case .queued: "response.queued"
        case .inProgress: "response.in_progress"
        case .completed: "response.completed"
        case .incomplete: "response.incomplete"
        case .failed: "response.failed"
        case .error: "error"
        case .outputItemAdded: "response.output_item.added"
        case .outputItemDone: "response.output_item.done"
        case .contentPartAdded: "response.content_part.added"
        case .contentPartDone: "response.content_part.done"
        case .outputTextDelta: "response.output_text.delta"
        case .outputTextDone: "response.output_text.done"
        case .outputTextAnnotationAdded: "response.output_text.annotation.added"
        case .refusalDelta: "response.refusal.delta"
        case .refusalDone: "response.refusal.done"
        case .functionCallArgumentsDelta: "response.function_call_arguments.delta"
        case .functionCallArgumentsDone: "response.function_call_arguments.done"
        case .reasoningTextDelta: "response.reasoning_text.delta"
        case .reasoningTextDone: "response.reasoning_text.done"
        case .reasoningSummaryPartAdded: "response.reasoning_summary_part.added"
        case .reasoningSummaryPartDone: "response.reasoning_summary_part.done"
        case .reasoningSummaryTextDelta: "response.reasoning_summary_text.delta"
        case .reasoningSummaryTextDone: "response.reasoning_summary_text.done"
        case .audioDelta: "response.audio.delta"
        case .audioDone: "response.audio.done"
        case .audioTranscriptDelta: "response.audio.transcript.delta"
        case .audioTranscriptDone: "response.audio.transcript.done"
        case .customToolCallInputDelta: "response.custom_tool_call_input.delta"
        case .customToolCallInputDone: "response.custom_tool_call_input.done"
        case .mcpCallArgumentsDelta: "response.mcp_call_arguments.delta"
        case .mcpCallArgumentsDone: "response.mcp_call_arguments.done"
        case .codeInterpreterCallCodeDelta: "response.code_interpreter_call_code.delta"
        case .codeInterpreterCallCodeDone: "response.code_interpreter_call_code.done"
        case .imageGenerationCallPartialImage: "response.image_generation_call.partial_image"
        case .shellCallCommandAdded: "response.shell_call_command.added"
        case .shellCallCommandDelta: "response.shell_call_command.delta"
        case .shellCallCommandDone: "response.shell_call_command.done"
        case .shellCallOutputContentDelta: "response.shell_call_output_content.delta"
        case .shellCallOutputContentDone: "response.shell_call_output_content.done"
        case .toolProgressed(let step, _): step.rawValue
        case .steerAccepted: "response.steer.accepted"
        case .steerPending: "response.steer.pending"
        case .steerFailed: "response.steer.failed"
        case .unknown(let event): event.type
        }
    }

    /// The payload; nil when its type is not known here.
    public var payload: (any ResponsesEventPayload)? {
        switch self {
        case .created(let event): event
        case .queued(let event): event
        case .inProgress(let event): event
        case .completed(let event): event
        case .incomplete(let event): event
        case .failed(let event): event
        case .error(let event): event
        case .outputItemAdded(let event): event
        case .outputItemDone(let event): event
        case .contentPartAdded(let event): event
        case .contentPartDone(let event): event
        case .outputTextDelta(let event): event
        case .outputTextDone(let event): event
        case .outputTextAnnotationAdded(let event): event
        case .refusalDelta(let event): event
        case .refusalDone(let event): event
        case .functionCallArgumentsDelta(let event): event
        case .functionCallArgumentsDone(let event): event
        case .reasoningTextDelta(let event): event
        case .reasoningTextDone(let event): event
        case .reasoningSummaryPartAdded(let event): event
        case .reasoningSummaryPartDone(let event): event
        case .reasoningSummaryTextDelta(let event): event
        case .reasoningSummaryTextDone(let event): event
        case .audioDelta(let event): event
        case .audioDone(let event): event
        case .audioTranscriptDelta(let event): event
        case .audioTranscriptDone(let event): event
        case .customToolCallInputDelta(let event): event
        case .customToolCallInputDone(let event): event
        case .mcpCallArgumentsDelta(let event): event
        case .mcpCallArgumentsDone(let event): event
        case .codeInterpreterCallCodeDelta(let event): event
        case .codeInterpreterCallCodeDone(let event): event
        case .imageGenerationCallPartialImage(let event): event
        case .shellCallCommandAdded(let event): event
        case .shellCallCommandDelta(let event): event
        case .shellCallCommandDone(let event): event
        case .shellCallOutputContentDelta(let event): event
        case .shellCallOutputContentDone(let event): event
        case .toolProgressed(_, let event): event
        case .steerAccepted(let event), .steerPending(let event), .steerFailed(let event): event
        case .unknown: nil
        }
    }
}
