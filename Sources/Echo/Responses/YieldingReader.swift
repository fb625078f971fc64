import EchoWire

/// Asks for an answer, and once more without what the server does not want to hear.
actor YieldingReader<Folding: AnswerFoldingProtocol> {
    private let model: String
    private let refused: RefusalMemory
    private let isQuiet: Bool
    private let lacksResponses: Bool
    private let isChatOnly: Bool
    private let fields: @Sendable (_ refused: Refused) -> AnswerFields
    private let open: @Sendable (AnswerFields) -> AnswerReader<Folding>
    private var asked: AnswerFields?
    private var reader: AnswerReader<Folding>?
    /// Something of the answer has come: it is not asked for again.
    private var hasBegun = false
    private var untold: [LeftOutOption] = []
    /// Why tools are left out or cut, and pictures not shown, in the server's words.
    private var reasons: [RequestOption: String] = [:]

    /// - Parameters:
    ///   - isQuiet: nobody is told now what is left out.
    ///   - lacksResponses: the server has no other dialect, as far as is known.
    ///   - isChatOnly: the model has no other dialect, which says nothing of the server.
    ///   - fields: what is said, without what was refused.
    ///   - open: sends it.
    init(
        model: String, refused: RefusalMemory, isQuiet: Bool = false, lacksResponses: Bool = false,
        isChatOnly: Bool = false,
        fields: @escaping @Sendable (_ refused: Refused) -> AnswerFields,
        open: @escaping @Sendable (AnswerFields) -> AnswerReader<Folding>
    ) {
        self.model = model
        self.refused = refused
        self.isQuiet = isQuiet
        self.lacksResponses = lacksResponses
        self.isChatOnly = isChatOnly
        self.fields = fields
        self.open = open
    }

    /// Nil behind the last part.
    /// - Throws: an `EchoError`, or `CancellationError`.
    func next() async throws -> AnswerPart? {
        while true {
            let reader = await begin()
            if !untold.isEmpty { return .leftOut(untold.removeFirst()) }
            do {
                let part = try await reader.next()
                if case .ended(.failed(let error)) = part, await yields(to: error) { continue }
                hasBegun = true
                return part
            } catch let error as EchoError {
                guard await yields(to: error) else { throw error }
            }
        }
    }

    private func begin() async -> AnswerReader<Folding> {
        if let reader { return reader }
        let fields = fields(await refused.refused(of: model))
        let reader = open(fields)
        (asked, self.reader) = (fields, reader)
        if !isQuiet { untold += await refused.untold(of: model) }
        for option in fields.missing {
            guard var left = await refused.leaveOut(option, of: model) else { continue }
            (left.lacksResponses, left.modelLacksResponses) = (lacksResponses && !isChatOnly, isChatOnly)
            untold.append(left)
        }
        untold += await refused.trimmed(fields.trim, of: model, reasons: reasons)
        untold += await refused.hidden(fields.hiddenPictures, of: model, reason: reasons[.pictures])
        if isQuiet {
            await refused.tellLater(untold)
            untold = []
        }
        return reader
    }

    /// Whether it is asked again, without what the error is about.
    private func yields(to error: EchoError) async -> Bool {
        guard !hasBegun, let asked else { return false }
        let options = RequestOption.refused(by: error, of: asked.sent)
        guard !options.isEmpty else { return false }
        for option in Self.inOrder(options) {
            let limit = asked.limit(of: option, refused: error)
            let left = await refused.leaveOut(option, of: model, reason: error.words, limit: limit)
            // Of these the tools and pictures are told with it, when they are known.
            if [.toolCount, .toolDescriptions, .pictures].contains(option) {
                reasons[option] = error.words
            } else if let left {
                untold.append(left)
            }
        }
        reader = nil
        return true
    }

    private static func inOrder(_ options: Set<RequestOption>) -> [RequestOption] {
        let known = RequestOption.allCases.filter(options.contains)
        return known + options.subtracting(known).sorted { $0.name < $1.name }
    }
}
