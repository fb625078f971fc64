/// Why no schema can be derived from a type, and where in it.
enum SchemaFailure: Error {
    /// To go on, a value is needed of a type that is only being looked at.
    case endless([String])
    case tooDeep([String])
    case dictionary([String])
    case keys([String], String)
    case refused([String], type: String, reason: String)
    case notAnObject

    func echoError(root: String) -> EchoError {
        switch self {
        case .endless(let path): at(path, root, "it contains itself without end")
        case .tooDeep(let path): at(path, root, "it is nested too deeply")
        case .dictionary(let path):
            at(
                path, root,
                "a strict schema names every property, so it has no dictionaries; use an array of keys and values")
        case .keys(let path, let type): at(path, root, "the keys of a dictionary must be String, not \(type)")
        case .refused(let path, let type, let reason):
            at(
                path, root,
                "\(type) refuses every value that was tried (\(reason)); make it CaseIterable if it is an enum, or give "
                    + "it a schemaExample")
        case .notAnObject: at([], root, "a schema's root must be an object; wrap it in a struct")
        }
    }

    private func at(_ path: [String], _ root: String, _ reason: String) -> EchoError {
        .invalidSetting(name: ([root] + path).joined(separator: "."), reason: reason)
    }
}
