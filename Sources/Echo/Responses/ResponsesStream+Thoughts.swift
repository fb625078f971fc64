import EchoWire

/// What the model does before it answers: thoughts and searches.
extension ResponsesStream {
    mutating func search(_ id: String, query: String? = nil) -> [AnswerPart] {
        guard given.insert("search \(id) \(query ?? "")").inserted else { return [] }
        return [.search(itemID: id, query: query, isOver: false)]
    }

    /// The search goes back with the history, as thoughts do: they refer to it.
    mutating func complete(search item: JSONObject, at index: Int) -> [AnswerPart] {
        let id = itemID(item["id"]?.string ?? "", at: index)
        guard given.insert("searched \(id)").inserted else { return [] }
        return [.search(itemID: id, query: Self.query(item), isOver: true), .reasoning(.object(item))]
    }

    mutating func think(_ delta: String, at place: Place) -> [AnswerPart] {
        let delta = thoughtTexts[place, default: SplitText()].add(delta)
        guard !delta.isEmpty else { return [] }
        came.hasThoughts = true
        // Each part is a paragraph.
        let lead = thoughts[place] == nil && !thoughts.isEmpty ? "\n\n" : ""
        thoughts[place, default: ""] += delta
        return [.thought(delta: lead + delta)]
    }

    mutating func thinkAll(_ whole: String, at place: Place) -> [AnswerPart] {
        let known = thoughts[place, default: ""]
        thoughtTexts[place] = nil
        guard whole.utf8.starts(with: known.utf8) else { return [] }
        return think(String(decoding: whole.utf8.dropFirst(known.utf8.count), as: UTF8.self), at: place)
    }

    mutating func sum(_ delta: String, at place: Place) -> [AnswerPart] {
        tellsRawThoughts = tellsRawThoughts ?? false
        return tellsRawThoughts == true ? [] : think(delta, at: place)
    }

    /// Thoughts in the model's own words, where the server does not sum them up.
    mutating func thinkAloud(_ delta: String, at place: Place) -> [AnswerPart] {
        came.hasThoughts = true
        tellsRawThoughts = tellsRawThoughts ?? thoughts.isEmpty
        return tellsRawThoughts == true ? think(delta, at: place) : []
    }

    mutating func complete(_ reasoning: ResponsesReasoning, at index: Int) -> [AnswerPart] {
        came.hasThoughts = true
        if tellsRawThoughts == nil { tellsRawThoughts = reasoning.summary.isEmpty && thoughts.isEmpty }
        let parts = (tellsRawThoughts == true ? reasoning.content ?? [] : reasoning.summary).map { $0.words ?? "" }
        let given = thoughts.keys.filter { $0.output == index }.sorted().compactMap { thoughts[$0] }
        let told =
            given.joined() == parts.joined()
            ? [] : parts.enumerated().flatMap { thinkAll($1, at: Place(output: index, content: $0)) }
        return told + seal(reasoning, at: index)
    }

    /// Thoughts that the server will not know again are no use to it.
    mutating func seal(_ reasoning: ResponsesReasoning, at index: Int) -> [AnswerPart] {
        guard reasoning.encryptedContent != nil || reasoning.content?.isEmpty == false,
            given.insert("reasoning \(index)").inserted
        else { return [] }
        var sealed = reasoning
        sealed.status = nil
        return [.reasoning(ResponsesItem.reasoning(sealed).json)]
    }
}
