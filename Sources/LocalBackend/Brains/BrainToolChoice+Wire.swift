import EchoWire

extension BrainToolChoice {
    /// As Realtime and Responses say it; what they do not say is left to the brain.
    init(_ choice: ToolChoice?) {
        switch choice {
        case .noTools: self = .none
        case .required: self = .required
        case .function(let name): self = .function(name: name)
        default: self = .auto
        }
    }
}
