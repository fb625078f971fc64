/// One entry of a request's input or of an answer.
public enum ResponsesItem: WireUnion {
    case message(ResponsesMessage)
    case functionCall(ResponsesFunctionCall)
    case functionCallOutput(ResponsesFunctionCallOutput)
    case reasoning(ResponsesReasoning)
    case mcpListTools(MCPListToolsItem)
    case mcpCall(MCPCallItem)
    case mcpApprovalRequest(MCPApprovalRequestItem)
    case mcpApprovalResponse(MCPApprovalResponseItem)
    case webSearchCall(ResponsesWebSearchCall)
    case compaction(ResponsesCompaction)
    case configurationUpdate(ResponsesConfigurationUpdate)
    /// Only in the input.
    case reference(ItemReference)
    case unknown(JSONObject)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type ?? Self.impliedType(fields) {
        case "message": self = .message(try ResponsesMessage(wire: wire))
        case "function_call": self = .functionCall(try ResponsesFunctionCall(fields: fields))
        case "function_call_output": self = .functionCallOutput(try ResponsesFunctionCallOutput(fields: fields))
        case "reasoning": self = .reasoning(try ResponsesReasoning(fields: fields))
        case "mcp_list_tools": self = .mcpListTools(try MCPListToolsItem(fields: fields))
        case "mcp_call": self = .mcpCall(try MCPCallItem(fields: fields))
        case "mcp_approval_request": self = .mcpApprovalRequest(try MCPApprovalRequestItem(fields: fields))
        case "mcp_approval_response": self = .mcpApprovalResponse(try MCPApprovalResponseItem(fields: fields))
        case "web_search_call": self = .webSearchCall(try ResponsesWebSearchCall(fields: fields))
        case "compaction": self = .compaction(try ResponsesCompaction(fields: fields))
        case "configuration_update":
            self = .configurationUpdate(try ResponsesConfigurationUpdate(fields: fields))
        case "item_reference": self = .reference(try ItemReference(fields: fields))
        default: self = .unknown(wire.object ?? fields)
        }
    }

    /// Messages of the input may come without their type.
    private static func impliedType(_ fields: JSONObject) -> String? { fields["role"] == nil ? nil : "message" }

    public var wire: JSONValue {
        switch self {
        case .message(let item): item.wire
        case .functionCall(let item): .tagged("function_call", item.fields)
        case .functionCallOutput(let item): .tagged("function_call_output", item.fields)
        case .reasoning(let item): .tagged("reasoning", item.fields)
        case .mcpListTools(let item): .tagged("mcp_list_tools", item.fields)
        case .mcpCall(let item): .tagged("mcp_call", item.fields)
        case .mcpApprovalRequest(let item): .tagged("mcp_approval_request", item.fields)
        case .mcpApprovalResponse(let item): .tagged("mcp_approval_response", item.fields)
        case .webSearchCall(let item): .tagged("web_search_call", item.fields)
        case .compaction(let item): .tagged("compaction", item.fields)
        case .configurationUpdate(let item): .tagged("configuration_update", item.fields)
        case .reference(let item): .tagged("item_reference", item.fields)
        case .unknown(let object): .object(object)
        }
    }

    public var id: String? {
        switch self {
        case .message(let item): item.id
        case .functionCall(let item): item.id
        case .functionCallOutput(let item): item.id
        case .reasoning(let item): item.id
        case .mcpListTools(let item): item.id
        case .mcpCall(let item): item.id
        case .mcpApprovalRequest(let item): item.id
        case .mcpApprovalResponse(let item): item.id
        case .webSearchCall(let item): item.id
        case .compaction(let item): item.id
        case .configurationUpdate(let item): item.id
        case .reference(let item): item.id
        case .unknown(let object): object["id"]?.string
        }
    }
}
