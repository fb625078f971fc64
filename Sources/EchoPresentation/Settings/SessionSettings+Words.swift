import Echo

extension SessionSettings.Eagerness {
    var word: String {
        get { rawValue }
        set { self = Self(rawValue: newValue) ?? self }
    }
}

extension SessionSettings.NoiseReduction {
    var word: String {
        get {
            switch self {
            case .off: "off"
            case .nearField: "near"
            case .farField: "far"
            }
        }
        set {
            switch newValue {
            case "off": self = .off
            case "far": self = .farField
            default: self = .nearField
            }
        }
    }
}
