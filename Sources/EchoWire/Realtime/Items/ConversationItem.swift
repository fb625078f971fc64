/// One entry of the conversation.
public enum ConversationItem: WireUnion {
    case message(MessageItem)
    case functionCall(FunctionCallItem)
    case functionCallOutput(FunctionCallOutputItem)
    case mcpListTools(MCPListToolsItem)
    case mcpCall(MCPCallItem)
    case mcpApprovalRequest(MCPApprovalRequestItem)
    case mcpApprovalResponse(MCPApprovalResponseItem)
    /// Only in the input of a response.
    case reference(ItemReference)
    case unknown(JSONObject)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "message": self = .message(try MessageItem(fields: fields))
        case "function_call": self = .functionCall(try FunctionCallItem(fields: fields))
        case "function_call_output": self = .functionCallOutput(try FunctionCallOutputItem(fields: fields))
        case "mcp_list_tools": self = .mcpListTools(try MCPListToolsItem(fields: fields))
        case "mcp_call": self = .mcpCall(try MCPCallItem(fields: fields))
        case "mcp_approval_request": self = .mcpApprovalRequest(try MCPApprovalRequestItem(fields: fields))
        case "mcp_approval_response": self = .mcpApprovalResponse(try MCPApprovalResponseItem(fields: fields))
        case "item_reference": self = .reference(try ItemReference(fields: fields))
        default: self = .unknown(wire.object ?? fields)
        }
    }

    public var wire: JSONValue {
        switch self {
        case .message(let item): .tagged("message", item.fields)
        case .functionCall(let item): .tagged("function_call", item.fields)
        case .functionCallOutput(let item): .tagged("function_call_output", item.fields)
        case .mcpListTools(let item): .tagged("mcp_list_tools", item.fields)
        case .mcpCall(let item): .tagged("mcp_call", item.fields)
        case .mcpApprovalRequest(let item): .tagged("mcp_approval_request", item.fields)
        case .mcpApprovalResponse(let item): .tagged("mcp_approval_response", item.fields)
        case .reference(let item): .tagged("item_reference", item.fields)
        case .unknown(let object): .object(object)
        }
    }
}
