public import Echo

/// Choices as they are kept in the configuration file and typed.
extension SessionSettings {
    public var eagernessWord: String {
        get { eagerness.rawValue }
        set { eagerness = Eagerness(rawValue: newValue) ?? eagerness }
    }

    public var noiseReductionWord: String {
        get {
            switch noiseReduction {
            case .off: "off"
            case .nearField: "near"
            case .farField: "far"
            }
        }
        set {
            switch newValue {
            case "off": noiseReduction = .off
            case "far": noiseReduction = .farField
            default: noiseReduction = .nearField
            }
        }
    }
}
