/// The hazard that a sensor warns of.
public enum HouseHazard: String, Hashable, Sendable, CaseIterable, Codable {
    case smoke, gas, carbonMonoxide, moisture, safety, tamper, problem, battery

    /// Somebody may come to harm: it is told at once and first.
    public var isDanger: Bool {
        switch self {
        case .smoke, .gas, .carbonMonoxide, .moisture, .safety: true
        case .tamper, .problem, .battery: false
        }
    }

    /// Behind "there is", or alone.
    public var name: String {
        switch self {
        case .smoke: "smoke"
        case .gas: "gas"
        case .carbonMonoxide: "carbon monoxide"
        case .moisture: "water"
        case .safety: "danger"
        case .tamper: "tampering"
        case .problem: "a problem"
        case .battery: "a low battery"
        }
    }

    /// Words that ask for it.
    var words: [String] {
        switch self {
        case .smoke: ["smoke", "fire"]
        case .gas: ["gas"]
        case .carbonMonoxide: ["carbon monoxide", "co"]
        case .moisture: ["leak", "water", "water leak", "moisture", "leaks", "flood"]
        case .safety: ["danger"]
        case .tamper: ["tampering"]
        case .problem: ["problem", "problems", "fault", "faults"]
        case .battery: ["low battery", "battery low", "batteries low", "low batteries", "empty battery"]
        }
    }
}
