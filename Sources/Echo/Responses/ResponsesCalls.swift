import EchoWire

/// The calls of an answer over the Responses API. Each is given once, when the server is done with it: only then it is
/// known whether it is whole. Those that are not are never run.
struct ResponsesCalls: Sendable, Hashable {
    private struct Pending: Hashable {
        let item: String
        var id: String
        var name = ""
        var pieces = ""
        /// As they were told at their end.
        var whole = ""

        var arguments: String { ToolArguments.areNone(whole) && !pieces.isEmpty ? pieces : whole }
    }

    /// By the place of their item in the answer.
    private var open: [Int: Pending] = [:]
    /// Places of those that the server is done with.
    private var closed: Set<Int> = []
    private var given: Set<String> = []
    /// Arguments of those that were given.
    private var givenArguments: Set<String> = []
    /// The names of those that were cut off, by their ids.
    private var cut: [String: String] = [:]

    var isEmpty: Bool { given.isEmpty }

    /// Why an answer that is called whole is not; nil where all its calls are.
    var failure: EchoError? {
        guard !cut.isEmpty else { return nil }
        let names = Set(cut.values.filter { !$0.isEmpty }).sorted().joined(separator: ", ")
        let call = names.isEmpty ? "a tool call" : "the call of \(names)"
        return .responseFailed(code: "incomplete_call", message: "\(call) was cut off, so it did not run")
    }

    mutating func begin(_ call: ResponsesFunctionCall, of item: String, at place: Int) {
        guard !closed.contains(place) else { return }
        var pending = open[place] ?? Pending(item: item, id: call.callID)
        (pending.id, pending.name) = (call.callID, call.name)
        if pending.whole.isEmpty { pending.whole = call.arguments }
        open[place] = pending
    }

    mutating func add(_ delta: String, of item: String, at place: Int) {
        guard !closed.contains(place) else { return }
        open[place, default: Pending(item: item, id: item)].pieces += delta
    }

    /// The arguments are whole; the call may still be marked as one that is not.
    mutating func end(_ event: ResponsesArgumentsDone, of item: String, at place: Int) {
        guard !closed.contains(place) else { return }
        var pending = open[place] ?? Pending(item: item, id: item)
        if let id = event.extra["call_id"]?.name { pending.id = id }
        if let name = event.extra["name"]?.name { pending.name = name }
        if !ToolArguments.areNone(event.arguments) || pending.whole.isEmpty { pending.whole = event.arguments }
        open[place] = pending
    }

    /// The server is done with it.
    ///
    /// - Parameter isWhole: whether the answer came to its end, or still may; else only what is marked as whole is.
    mutating func complete(
        _ call: ResponsesFunctionCall, of item: String, at place: Int, isWhole: Bool
    ) -> ToolCall? {
        closed.insert(place)
        var known = open.removeValue(forKey: place) ?? Pending(item: item, id: call.callID)
        known.id = call.callID
        if !call.name.isEmpty { known.name = call.name }
        if !ToolArguments.areNone(call.arguments) || known.whole.isEmpty { known.whole = call.arguments }
        let isMarked = call.status == "completed" || call.status == nil && ToolArguments.areWhole(known.arguments)
        return give(known, isWhole: call.status != "incomplete" && (isWhole || isMarked))?.call
    }

    /// The answer came to its end: what of its calls the server never ended.
    mutating func rest() -> [(item: String, call: ToolCall)] {
        let waiting = open.sorted { $0.key < $1.key }.map(\.value).filter { cut[$0.id] == nil && !isPart($0) }
        open = [:]
        return waiting.compactMap { give($0, isWhole: !$0.name.isEmpty && ToolArguments.areWhole($0.arguments)) }
    }

    /// Arguments that came under an id of their own belong to the call that was given with them.
    private func isPart(_ call: Pending) -> Bool { call.name.isEmpty && givenArguments.contains(call.arguments) }

    private mutating func give(_ call: Pending, isWhole: Bool) -> (item: String, call: ToolCall)? {
        guard !given.contains(call.id) else { return nil }
        guard isWhole else {
            cut[call.id] = call.name
            return nil
        }
        given.insert(call.id)
        givenArguments.insert(call.arguments)
        cut[call.id] = nil
        return (call.item, ToolCall(id: call.id, name: call.name, arguments: call.arguments))
    }
}
