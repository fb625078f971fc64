import EchoWire

/// The calls of an answer as they come: whole, piece by piece, or twice.
struct AnswerCalls: Sendable, Hashable {
    /// Of which the item has not come to its end.
    private struct Open: Sendable, Hashable {
        let item: String
        var call = ""
        var name = ""
        var arguments = ""
        var isWhole = false
    }

    private var open: [Open] = []
    private var made: Set<String> = []
    /// A call was cut short: it is not made.
    private(set) var hasCut = false

    /// Whether there is a call that is made.
    var isMade: Bool { !made.isEmpty }

    /// A call begins.
    mutating func begin(_ item: FunctionCallItem) {
        change(item.id ?? "", item.callID ?? "") {
            if !item.name.isEmpty { $0.name = item.name }
            if !item.arguments.isEmpty { $0.arguments = item.arguments }
        }
    }

    mutating func grow(_ item: String, _ call: String, _ delta: String) {
        change(item, call) { if !$0.isWhole { $0.arguments += delta } }
    }

    /// All arguments of a call are known, before its item has come to its end.
    mutating func complete(_ item: String, _ call: String, _ name: String?, _ arguments: String) {
        change(item, call) {
            if let name, !name.isEmpty { $0.name = name }
            if !arguments.isEmpty { $0.arguments = arguments }
            $0.isWhole = true
        }
    }

    /// The item of a call has come to its end.
    ///
    /// - Parameter isCut: whether the answer ended too early: then a call that is not said to be whole is none.
    /// - Returns: the call; nil for one that is not made, or was made already. One without a name of its own has an empty one.
    mutating func end(_ item: FunctionCallItem, isCut: Bool = false) -> ToolCall? {
        let known = take(item.id ?? "", item.callID ?? "")
        guard item.status != "incomplete", !isCut || item.status == "completed" || known?.isWhole == true else {
            hasCut = true
            return nil
        }
        let names = [item.callID, known?.call, item.id].compactMap(\.self)
        return make(
            ToolCall(
                id: names.first { !$0.isEmpty } ?? "", name: item.name.isEmpty ? known?.name ?? "" : item.name,
                arguments: item.arguments.isEmpty ? known?.arguments ?? "" : item.arguments))
    }

    /// The answer is over: calls whose items never came to their end.
    ///
    /// - Parameter isWhole: whether it came to its own end.
    mutating func end(isWhole: Bool) -> [ToolCall] {
        defer { open = [] }
        if !isWhole, !open.isEmpty { hasCut = true }
        guard isWhole else { return [] }
        return open.compactMap { call in
            make(ToolCall(id: call.call.isEmpty ? call.item : call.call, name: call.name, arguments: call.arguments))
        }
    }

    private mutating func make(_ call: ToolCall) -> ToolCall? {
        call.id.isEmpty || made.insert(call.id).inserted ? call : nil
    }

    private func place(_ item: String, _ call: String) -> Int? {
        open.firstIndex { (!item.isEmpty && $0.item == item) || (!call.isEmpty && $0.call == call) }
    }

    private mutating func take(_ item: String, _ call: String) -> Open? {
        place(item, call).map { open.remove(at: $0) }
    }

    private mutating func change(_ item: String, _ call: String, _ change: (inout Open) -> Void) {
        guard !item.isEmpty || !call.isEmpty, call.isEmpty || !made.contains(call) else { return }
        let place = place(item, call) ?? open.endIndex
        if place == open.endIndex { open.append(Open(item: item)) }
        if !call.isEmpty { open[place].call = call }
        change(&open[place])
    }
}
