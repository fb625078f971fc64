/// Why the arguments of a tool cannot be used; its text is for the model.
public enum HouseToolError: Error, Hashable, Sendable {
    case noSuchTool(String)
    case notJSON
    /// A property that is missing, of another type, or unknown; by its path.
    case property(String, problem: String)
    case noSuchDevice(String)
    case noSuchRoom(String, known: [String])

    /// One line. What the model wrote is cut and harmless.
    public var text: String {
        switch self {
        case .noSuchTool(let name): "There is no tool “\(HouseLine.text(name))”."
        case .notJSON: "The arguments are not a JSON object."
        case .property(let path, let problem): "\(path): \(problem)"
        case .noSuchDevice(let id): "There is no device with the id “\(HouseLine.text(id))”. Use find_devices."
        case .noSuchRoom(let name, let known):
            "There is no room “\(HouseLine.text(name))”. Rooms: \(known.map(HouseLine.text).joined(separator: ", "))."
        }
    }
}
