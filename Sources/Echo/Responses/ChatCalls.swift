import EchoWire

/// The calls of an answer over Chat Completions, put together from their pieces.
struct ChatCalls: Sendable, Hashable {
    private struct Pending: Hashable {
        var id: String?
        var name = ""
        var arguments = ""
        /// What the published format does not have.
        var fields: JSONObject = [:]

        var isWhole: Bool { !name.isEmpty && ChatCalls.isWhole(arguments) }
    }

    private struct Piece {
        var index: Int?
        var id: String?
        var name: String?
        var arguments: String
    }

    private static let published: Set<String> = [
        "index", "id", "call_id", "type", "function", "name", "arguments", "parameters", "input",
    ]
    private static let nothings: Set<String> = ["{}", "null"]
    /// Bytes of further fields of one call.
    private static let mostOfFields = 500_000

    private var pending: [Pending] = []
    /// Where in `pending` the call with an index is.
    private var places: [Int: Int] = [:]

    /// Takes one piece, or a whole call.
    mutating func join(_ json: JSONValue) {
        let function = json.told("function") ?? json
        let piece = Piece(
            index: json["index"]?.looseInteger, id: json["id"]?.name ?? json["call_id"]?.name,
            name: function["name"]?.name,
            arguments: function.told("arguments", "parameters", "input")?.looseArguments ?? "")
        guard piece.id != nil || piece.name != nil || !piece.arguments.isEmpty, !isKnown(piece) else { return }
        let place = place(of: piece)
        pending[place].id = pending[place].id ?? piece.id
        if let name = piece.name { join(name, isFirst: piece.id != nil, at: place) }
        // Some servers say that there are no arguments, and then the arguments.
        if Self.nothings.contains(pending[place].arguments), !piece.arguments.isEmpty { pending[place].arguments = "" }
        pending[place].arguments += piece.arguments
        for (name, value) in json.object ?? [:] where !Self.published.contains(name) && value.saysSomething {
            if value.text.utf8.count <= Self.mostOfFields { pending[place].fields[name] = value }
        }
    }

    /// The calls as the whole message has them, where it has all of them whole.
    mutating func settle(_ calls: [JSONValue]) {
        var told = ChatCalls()
        for call in calls { told.join(call) }
        guard !told.isEmpty, told.pending.count >= pending.count, told.pending.allSatisfy(\.isWhole) else {
            for call in calls { join(call) }
            return
        }
        for (place, call) in pending.enumerated() {
            told.pending[place].id = told.pending[place].id ?? call.id
            told.pending[place].fields.merge(call.fields) { $1 }
        }
        self = told
    }

    var isEmpty: Bool { pending.isEmpty }

    /// A name may come in pieces, and may be told again with each piece of the arguments.
    private mutating func join(_ name: String, isFirst: Bool, at place: Int) {
        let known = pending[place].name
        if known.isEmpty || name.hasPrefix(known) {
            pending[place].name = name
        } else if !isFirst, pending[place].arguments.isEmpty, known != name {
            pending[place].name += name
        }
    }

    /// Whether the arguments of one of them do not end.
    var areCut: Bool { pending.contains { !$0.arguments.isEmpty && (try? JSONValue(parsing: $0.arguments)) == nil } }

    /// - Parameter answer: the answer's id, from which calls without an id have theirs.
    /// - Returns: each with its fields that the published format does not have.
    func calls(of answer: String) -> [(ToolCall, JSONObject)] {
        var known: Set<String> = []
        return pending.enumerated().map { number, call in
            // A letter may have come in two pieces.
            let (arguments, half) = HalfCharacter.join(call.arguments)
            var id = call.id ?? "call_\(answer)_\(number)"
            // Results are told apart by it.
            if !known.insert(id).inserted {
                id += "_\(number)"
                known.insert(id)
            }
            let whole = ToolCall(id: id, name: call.name, arguments: arguments + (half == nil ? "" : "\u{FFFD}"))
            return (call.name.isEmpty ? Self.named(whole) : whole, call.fields)
        }
    }

    /// Older servers write the name of a function among its arguments: `{"function": {"_name": …}}`.
    private static func named(_ call: ToolCall) -> ToolCall {
        guard let json = try? JSONValue(parsing: call.arguments), case .object(var fields) = json["function"] ?? json,
            let name = (fields.removeValue(forKey: "_name") ?? fields.removeValue(forKey: "name"))?.string
        else { return call }
        let arguments = fields["arguments"]?.looseArguments ?? JSONValue.object(fields).text
        return ToolCall(id: call.id, name: name, arguments: arguments)
    }

    /// The same whole call once more.
    private func isKnown(_ piece: Piece) -> Bool {
        guard let id = piece.id, Self.isWhole(piece.arguments) else { return false }
        return pending.contains { $0.id == id && $0.isWhole && Self.areSame($0.arguments, piece.arguments) }
    }

    /// A piece belongs to the call of its index. Where all calls have the same one or none, a new id begins a new call, and
    /// where they have no ids, a whole call does.
    private mutating func place(of piece: Piece) -> Int {
        let known = piece.index.map { places[$0] } ?? (pending.isEmpty ? nil : pending.count - 1)
        if let known, continues(piece, pending[known]) { return known }
        // Arguments alone, under an index that nobody has, are of the call that waits for them.
        if piece.id == nil, piece.name == nil, known == nil, let last = pending.indices.last, !pending[last].isWhole {
            if let index = piece.index { places[index] = last }
            return last
        }
        // A piece that names its call goes there, whatever its index is; a call that is whole takes no other's beginning.
        if let id = piece.id, let named = pending.lastIndex(where: { $0.id == id }),
            !begins(piece, behind: pending[named])
        {
            return named
        }
        pending.append(Pending())
        if let index = piece.index { places[index] = pending.count - 1 }
        return pending.count - 1
    }

    /// Some servers give all calls one id, and tell them apart by their index.
    private func begins(_ piece: Piece, behind call: Pending) -> Bool {
        piece.name != nil && piece.index.map { places[$0] == nil } == true && call.isWhole
    }

    private func continues(_ piece: Piece, _ call: Pending) -> Bool {
        if let id = piece.id, let known = call.id { return id == known || isRenamed(piece, id, call) }
        return piece.id != nil || piece.name == nil || !call.isWhole || !Self.isWhole(piece.arguments)
    }

    /// Servers behind one address give each piece an id of its own: what names no function, or the same one once more in
    /// the midst of the arguments, begins no call.
    private func isRenamed(_ piece: Piece, _ id: String, _ call: Pending) -> Bool {
        guard !pending.contains(where: { $0.id == id }) else { return false }
        guard let name = piece.name else { return !call.isWhole || piece.arguments.isEmpty }
        return name == call.name && !call.isWhole && !call.arguments.isEmpty && !Self.isWhole(piece.arguments)
    }

    /// Whether they are the same but for white space.
    private static func areSame(_ one: String, _ other: String) -> Bool {
        one == other || (try? JSONValue(parsing: one)) == (try? JSONValue(parsing: other))
    }

    private static func isWhole(_ arguments: String) -> Bool {
        arguments.hasSuffix("}") && (try? JSONValue(parsing: arguments))?.object != nil
    }
}
