# ccache, where it is installed, for every compiler run. What was compiled in one clone is found again in another: paths
# below the source folder count as relative, and the build folder is ignored.
find_program(ARIADNE_CCACHE ccache)
if(ARIADNE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${ARIADNE_CCACHE})
endif()
