extension SessionObject {
    /// How much the model thinks before it speaks: `minimal`, `low`, `medium`, `high` or `xhigh`.
    public var reasoningEffort: String? {
        get { reasoning?["effort"]?.string }
        set { reasoning = reasoning.settingEffort(newValue) }
    }
}

extension ResponseCreateParameters {
    /// How much the model thinks before this answer, if differently from the session.
    public var reasoningEffort: String? {
        get { reasoning?["effort"]?.string }
        set { reasoning = reasoning.settingEffort(newValue) }
    }
}

extension JSONValue? {
    fileprivate func settingEffort(_ effort: String?) -> JSONValue? {
        var object = self?.object ?? [:]
        object["effort"] = effort.map { .string($0) }
        return object.isEmpty ? nil : .object(object)
    }
}
