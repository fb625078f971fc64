public import Echo

extension TurnMode {
    /// As it is kept in the configuration file and typed after `/vad`.
    public var word: String {
        switch self {
        case .automatic(.server): "server"
        case .automatic(.semantic): "semantic"
        case .local: "local"
        case .manual: "manual"
        case .disabled: "off"
        }
    }

    public init(word: String) {
        switch word {
        case "semantic": self = .automatic(.semantic)
        case "local": self = .local
        case "manual": self = .manual
        case "off": self = .disabled
        default: self = .automatic(.server)
        }
    }

    /// On the status line.
    var title: String {
        switch self {
        case .automatic(.server): "server VAD"
        case .automatic(.semantic): "semantic VAD"
        case .local: "local VAD"
        case .manual: "manual"
        case .disabled: "VAD off"
        }
    }
}
