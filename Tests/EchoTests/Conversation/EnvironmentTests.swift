import Echo
import Testing

@Suite struct `What a process's environment says` {
    @Test func `a key, a server and a proxy are taken from it`() {
        let environment = ["OPENAI_BASE_URL": "ws://host/v1", "HTTPS_PROXY": "http://proxy:3128", "HOME": "/root"]
        let configuration = Echo(environment: environment).configuration

        #expect(configuration.baseURL == "ws://host/v1")
        #expect(configuration.network == NetworkEnvironment(["HTTPS_PROXY": "http://proxy:3128"]))
    }

    @Test func `an empty address is OpenAI's, and an empty key is none`() async {
        let echo = Echo(environment: ["OPENAI_API_KEY": "", "OPENAI_BASE_URL": ""])

        #expect(echo.configuration == EchoConfiguration())
        await #expect(throws: EchoError.missingKey) { try await echo.startConversation(mode: .text) }
    }
}
