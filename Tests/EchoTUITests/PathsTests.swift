import Foundation
import Testing

@testable import echo_tui

@Suite struct `Where things are` {
    @Test func `follow the XDG base directories`() {
        let paths = paths([
            "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/x:/y",
        ])

        #expect(paths.configFile.path == "/c/echo-tui/config.toml")
        #expect(paths.stateDirectory.path == "/s/echo-tui")
        #expect(
            paths.themeDirectories.map(\.path) == [
                "/c/echo-tui/themes", "/d/echo-tui/themes", "/opt/share/echo-tui/themes", "/x/echo-tui/themes",
                "/y/echo-tui/themes",
            ])
        #expect(
            paths.partProgramDirectories.map(\.path) == [
                "/opt/share/echo-tui/parts", "/x/echo-tui/parts", "/y/echo-tui/parts",
            ])
        #expect(
            paths.documentDirectories.map(\.path) == [
                "/opt/share/echo-tui/docs", "/x/echo-tui/docs", "/y/echo-tui/docs",
            ])
        #expect(paths.partDirectory.path == "/d/echo-tui/parts")
        #expect(paths.partShareDirectory == nil)
        let shared = self.paths(["XDG_RUNTIME_DIR": "/run/user/7"]).partShareDirectory
        #expect(shared?.path == "/run/user/7/echo-tui/parts")
    }

    @Test(arguments: [[:], ["XDG_CONFIG_HOME": "", "XDG_STATE_HOME": "relative", "XDG_DATA_DIRS": ""]])
    func `have the standard's defaults, also for what is not absolute`(environment: [String: String]) {
        let paths = paths(environment)

        #expect(paths.configDirectory.path == "/home/ada/.config/echo-tui")
        #expect(paths.stateDirectory.path == "/home/ada/.local/state/echo-tui")
        #expect(paths.dataDirectory.path == "/home/ada/.local/share/echo-tui")
        #expect(paths.themeDirectories.last?.path == "/usr/share/echo-tui/themes")
    }

    @Test func `begin at the home of the environment, else of the user`() {
        let ada = URL(filePath: "/home/ada")

        #expect(Paths.home(["HOME": "/tmp/guest"], fallback: ada).path == "/tmp/guest")
        #expect(Paths.home([:], fallback: ada).path == "/home/ada")
        #expect(Paths.home(["HOME": "not/absolute"], fallback: ada).path == "/home/ada")
    }

    @Test func `find the themes of the checkout the program was built in`() {
        let paths = paths([:], executable: "/code/echo/.build/x86_64-unknown-linux-gnu/debug/echo-tui")

        #expect(paths.themeDirectories.map(\.path).contains("/code/echo/Themes"))
    }

    private func paths(_ environment: [String: String], executable: String = "/opt/bin/echo-tui") -> Paths {
        Paths(environment: environment, home: URL(filePath: "/home/ada"), executable: URL(filePath: executable))
    }
}
