/// A part that is looked for in the background and used once it is found.
actor FoundPart<Part: Sendable> {
    private let find: @Sendable () async -> Part?
    private var part: Part?
    private var search: Task<Part?, Never>?

    init(_ find: @escaping @Sendable () async -> Part?) { self.find = find }

    deinit { search?.cancel() }

    /// What has been found so far; who asks does not wait. Without one, another search begins.
    func current() -> Part? {
        if part == nil { begin() }
        return part
    }

    /// Looks for it and waits for the outcome.
    @discardableResult
    func settle() async -> Part? {
        if part == nil { begin() }
        return await search?.value ?? part
    }

    /// It failed: it has to be found anew.
    func forget() { part = nil }

    private func begin() {
        guard search == nil else { return }
        search = Task { [find] in
            let found = await find()
            self.found(found)
            return found
        }
    }

    private func found(_ part: Part?) {
        self.part = part
        search = nil
    }
}
