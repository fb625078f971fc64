import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `Estimated tokens` {
    /// The sentence that the vendor published with the number of tokens that its own vocabulary makes of it.
    @Test(arguments: [
        ("Hello, my name is GPT-4o. I'm a new type of language model, it's nice to meet you!", 24),
        (
            "Bonjour, je m'appelle GPT-4o. Je suis un nouveau type de modèle de langage, c'est un plaisir de vous rencontrer!",
            28
        ),
        ("Hallo, mein Name is GPT-4o. Ich bin ein neues KI-Sprachmodell. Es ist schön, dich kennenzulernen.", 29),
        ("Привет, меня зовут GPT-4o. Я — новая языковая модель, приятно познакомиться!", 23),
        ("안녕하세요, 제 이름은 GPT-4o입니다. 저는 새로운 유형의 언어 모델입니다, 만나서 반갑습니다!", 27),
        ("你好，我的名字是GPT-4o。我是一种新型的语言模型，很高兴见到你!", 24),
        ("こんにちわ、私の名前はGPT−4oです。私は新しいタイプの言語モデルです、初めまして", 26),
    ])
    func `rather too many than too few, and never by half`(sentence: String, tokens: Int) {
        let estimate = TokenCounter.tokens(in: sentence)
        #expect(estimate >= tokens, "\(sentence)")
        #expect(Double(estimate) <= Double(tokens) * 1.5, "\(sentence)")
    }

    @Test(arguments: [
        ("", 0), ("a", 1), ("hello world", 2), ("hello  world", 3), ("1234567", 3), ("a\nb", 3), ("\n\n", 1),
        ("{\"a\":1}", 5), ("👋", 2),
    ])
    func `words, numbers, signs and lines`(text: String, tokens: Int) {
        #expect(TokenCounter.tokens(in: text) == tokens)
    }

    @Test func `a long text has a quarter of its characters as tokens`() {
        let text = String(repeating: "The quick brown fox jumps over the lazy dog and runs home. ", count: 200)
        let quarter = Double(text.count) / 4
        #expect(Double(TokenCounter.tokens(in: text)) > quarter * 0.8)
        #expect(Double(TokenCounter.tokens(in: text)) < quarter * 1.5)
    }

    @Test func `sound counts by its length`() {
        #expect(TokenCounter.tokens(spokenByUser: .seconds(1)) == 10)
        #expect(TokenCounter.tokens(spokenByAssistant: .seconds(1)) == 20)
        #expect(TokenCounter.tokens(spokenByUser: .milliseconds(101)) == 2)
        #expect(TokenCounter.tokens(spokenByUser: .zero) == 0)
        #expect(TokenCounter.tokens(spokenByAssistant: .milliseconds(-5)) == 0)
    }

    @Test func `sealed thoughts count by their bytes`() {
        let sealed = String(repeating: "QUJD", count: 400)
        let entry = PromptEntry.reasoning(["type": "reasoning", "encrypted_content": .string(sealed)])
        #expect(TokenCounter.tokens(in: entry) == 304)
    }

    @Test func `tools and the shape of the answer count too`() {
        var prompt = AnswerPrompt(model: "m", instructions: "", entries: [])
        #expect(TokenCounter.tokens(inFrameOf: prompt) == 0)
        prompt.instructions = "Be brief."
        let instructed = TokenCounter.tokens(inFrameOf: prompt)
        prompt.tools = [
            .function(FunctionTool(name: "weather", description: "Tells it.", parameters: ["type": "object"]))
        ]
        let equipped = TokenCounter.tokens(inFrameOf: prompt)
        prompt.format = AnswerFormat(name: "x", schema: ["type": "object", "properties": ["city": ["type": "string"]]])

        #expect(instructed == 7)
        #expect(equipped > instructed + 10)
        #expect(TokenCounter.tokens(inFrameOf: prompt) > equipped + 10)
    }
}
