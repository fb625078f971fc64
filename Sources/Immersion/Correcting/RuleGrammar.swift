/// The room's own rules as one checker among others.
public struct RuleGrammar: GrammarCheckerProtocol {
    private let checker: GrammarChecker

    public init(_ checker: GrammarChecker) { self.checker = checker }

    public func check(_ request: GrammarRequest) async throws(ProviderError) -> [GrammarMatch] {
        do {
            return try await checker.corrections(of: request.text).map {
                GrammarMatch(range: $0.range, message: $0.why, replacements: $0.replacements, rule: $0.rule)
            }
        } catch let error as ProviderError {
            throw error
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .invalidAnswer(reason: "the forms of the words are not known")
        }
    }
}
